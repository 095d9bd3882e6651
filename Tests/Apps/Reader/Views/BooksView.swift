import SwiftUI
#if canImport(UIKit)
  import UIKit
#endif

struct BooksView: View {
  @EnvironmentObject private var library: Library
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("Search", text: $search)
        ForEach(library.books, id: \.self) { title in
          NavigationLink(title) { PageView(title: title).ignoresSafeArea() }
        }
        Button("Add") { library.add(number: library.books.count) }
        Button("Done") { hideKeyboard() }
        Text(library.message)
      }
      .background(Color.paper)
    }
  }
}

extension View {
  func hideKeyboard() {
    #if os(iOS) && !os(macOS)
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #else
      #error("this is a phone")
    #endif
  }
}

struct PageView: UIViewControllerRepresentable {
  let title: String

  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: PageController(title: title))
  }
  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
