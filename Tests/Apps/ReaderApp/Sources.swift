// The app is compiled as a phone's, without a line changed.
// xcode-app: ../Reader
// xcode-app: -../Reader/Views/Unfinished.swift
