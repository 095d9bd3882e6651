// Filters by their names.

extension CIFilter {
  /// A filter.
  public static func lightenBlendMode() -> CIFilter { CIFilter(named: "CILightenBlendMode") }
  /// A filter.
  public static func lineOverlay() -> CIFilter { CIFilter(named: "CILineOverlay") }
  /// A filter.
  public static func lineScreen() -> CIFilter { CIFilter(named: "CILineScreen") }
  /// A filter.
  public static func linearBurnBlendMode() -> CIFilter { CIFilter(named: "CILinearBurnBlendMode") }
  /// A filter.
  public static func linearDodgeBlendMode() -> CIFilter {
    CIFilter(named: "CILinearDodgeBlendMode")
  }
  /// A filter.
  public static func linearGradient() -> CIFilter { CIFilter(named: "CILinearGradient") }
  /// A filter.
  public static func linearToSRGBToneCurve() -> CIFilter {
    CIFilter(named: "CILinearToSRGBToneCurve")
  }
  /// A filter.
  public static func luminosityBlendMode() -> CIFilter { CIFilter(named: "CILuminosityBlendMode") }
  /// A filter.
  public static func maskToAlpha() -> CIFilter { CIFilter(named: "CIMaskToAlpha") }
  /// A filter.
  public static func maskedVariableBlur() -> CIFilter { CIFilter(named: "CIMaskedVariableBlur") }
  /// A filter.
  public static func maximumComponent() -> CIFilter { CIFilter(named: "CIMaximumComponent") }
  /// A filter.
  public static func maximumCompositing() -> CIFilter { CIFilter(named: "CIMaximumCompositing") }
  /// A filter.
  public static func median() -> CIFilter { CIFilter(named: "CIMedian") }
  /// A filter.
  public static func meshGenerator() -> CIFilter { CIFilter(named: "CIMeshGenerator") }
  /// A filter.
  public static func minimumComponent() -> CIFilter { CIFilter(named: "CIMinimumComponent") }
  /// A filter.
  public static func minimumCompositing() -> CIFilter { CIFilter(named: "CIMinimumCompositing") }
  /// A filter.
  public static func mix() -> CIFilter { CIFilter(named: "CIMix") }
  /// A filter.
  public static func modTransition() -> CIFilter { CIFilter(named: "CIModTransition") }
  /// A filter.
  public static func morphologyGradient() -> CIFilter { CIFilter(named: "CIMorphologyGradient") }
  /// A filter.
  public static func morphologyMaximum() -> CIFilter { CIFilter(named: "CIMorphologyMaximum") }
  /// A filter.
  public static func morphologyMinimum() -> CIFilter { CIFilter(named: "CIMorphologyMinimum") }
  /// A filter.
  public static func motionBlur() -> CIFilter { CIFilter(named: "CIMotionBlur") }
  /// A filter.
  public static func multiplyBlendMode() -> CIFilter { CIFilter(named: "CIMultiplyBlendMode") }
  /// A filter.
  public static func multiplyCompositing() -> CIFilter { CIFilter(named: "CIMultiplyCompositing") }
  /// A filter.
  public static func ninePartStretched() -> CIFilter { CIFilter(named: "CINinePartStretched") }
  /// A filter.
  public static func noiseReduction() -> CIFilter { CIFilter(named: "CINoiseReduction") }
  /// A filter.
  public static func opTile() -> CIFilter { CIFilter(named: "CIOpTile") }
  /// A filter.
  public static func overlayBlendMode() -> CIFilter { CIFilter(named: "CIOverlayBlendMode") }
  /// A filter.
  public static func pageCurlTransition() -> CIFilter { CIFilter(named: "CIPageCurlTransition") }
  /// A filter.
  public static func pageCurlWithShadowTransition() -> CIFilter {
    CIFilter(named: "CIPageCurlWithShadowTransition")
  }
  /// A filter.
  public static func paletteCentroid() -> CIFilter { CIFilter(named: "CIPaletteCentroid") }
  /// A filter.
  public static func palettize() -> CIFilter { CIFilter(named: "CIPalettize") }
  /// A filter.
  public static func parallelogramTile() -> CIFilter { CIFilter(named: "CIParallelogramTile") }
  /// A filter.
  public static func pdf417BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CIPDF417BarcodeGenerator")
  }
  /// A filter.
  public static func personSegmentation() -> CIFilter { CIFilter(named: "CIPersonSegmentation") }
  /// A filter.
  public static func perspectiveCorrection() -> CIFilter {
    CIFilter(named: "CIPerspectiveCorrection")
  }
  /// A filter.
  public static func perspectiveRotate() -> CIFilter { CIFilter(named: "CIPerspectiveRotate") }
  /// A filter.
  public static func perspectiveTile() -> CIFilter { CIFilter(named: "CIPerspectiveTile") }
  /// A filter.
  public static func perspectiveTransform() -> CIFilter {
    CIFilter(named: "CIPerspectiveTransform")
  }
  /// A filter.
  public static func photoEffectChrome() -> CIFilter { CIFilter(named: "CIPhotoEffectChrome") }
  /// A filter.
  public static func photoEffectFade() -> CIFilter { CIFilter(named: "CIPhotoEffectFade") }
  /// A filter.
  public static func photoEffectInstant() -> CIFilter { CIFilter(named: "CIPhotoEffectInstant") }
  /// A filter.
  public static func photoEffectMono() -> CIFilter { CIFilter(named: "CIPhotoEffectMono") }
  /// A filter.
  public static func photoEffectNoir() -> CIFilter { CIFilter(named: "CIPhotoEffectNoir") }
  /// A filter.
  public static func photoEffectProcess() -> CIFilter { CIFilter(named: "CIPhotoEffectProcess") }
  /// A filter.
  public static func photoEffectTonal() -> CIFilter { CIFilter(named: "CIPhotoEffectTonal") }
  /// A filter.
  public static func photoEffectTransfer() -> CIFilter { CIFilter(named: "CIPhotoEffectTransfer") }
  /// A filter.
  public static func pinLightBlendMode() -> CIFilter { CIFilter(named: "CIPinLightBlendMode") }
  /// A filter.
  public static func pinchDistortion() -> CIFilter { CIFilter(named: "CIPinchDistortion") }
  /// A filter.
  public static func pixellate() -> CIFilter { CIFilter(named: "CIPixellate") }
  /// A filter.
  public static func pointillize() -> CIFilter { CIFilter(named: "CIPointillize") }
  /// A filter.
  public static func qrCodeGenerator() -> CIFilter { CIFilter(named: "CIQRCodeGenerator") }
  /// A filter.
  public static func radialGradient() -> CIFilter { CIFilter(named: "CIRadialGradient") }
  /// A filter.
  public static func randomGenerator() -> CIFilter { CIFilter(named: "CIRandomGenerator") }
  /// A filter.
  public static func rippleTransition() -> CIFilter { CIFilter(named: "CIRippleTransition") }
  /// A filter.
  public static func roundedRectangleGenerator() -> CIFilter {
    CIFilter(named: "CIRoundedRectangleGenerator")
  }
  /// A filter.
  public static func rowAverage() -> CIFilter { CIFilter(named: "CIRowAverage") }
  /// A filter.
  public static func sRGBToneCurveToLinear() -> CIFilter {
    CIFilter(named: "CISRGBToneCurveToLinear")
  }
  /// A filter.
  public static func saturationBlendMode() -> CIFilter { CIFilter(named: "CISaturationBlendMode") }
  /// A filter.
  public static func screenBlendMode() -> CIFilter { CIFilter(named: "CIScreenBlendMode") }
  /// A filter.
  public static func sepiaTone() -> CIFilter { CIFilter(named: "CISepiaTone") }
  /// A filter.
  public static func shadedMaterial() -> CIFilter { CIFilter(named: "CIShadedMaterial") }
  /// A filter.
  public static func sharpenLuminance() -> CIFilter { CIFilter(named: "CISharpenLuminance") }
  /// A filter.
  public static func sixfoldReflectedTile() -> CIFilter {
    CIFilter(named: "CISixfoldReflectedTile")
  }
  /// A filter.
  public static func smoothLinearGradient() -> CIFilter {
    CIFilter(named: "CISmoothLinearGradient")
  }
  /// A filter.
  public static func softLightBlendMode() -> CIFilter { CIFilter(named: "CISoftLightBlendMode") }
  /// A filter.
  public static func sourceAtopCompositing() -> CIFilter {
    CIFilter(named: "CISourceAtopCompositing")
  }
  /// A filter.
  public static func sourceInCompositing() -> CIFilter { CIFilter(named: "CISourceInCompositing") }
  /// A filter.
  public static func sourceOutCompositing() -> CIFilter {
    CIFilter(named: "CISourceOutCompositing")
  }
  /// A filter.
  public static func sourceOverCompositing() -> CIFilter {
    CIFilter(named: "CISourceOverCompositing")
  }
  /// A filter.
  public static func spotColor() -> CIFilter { CIFilter(named: "CISpotColor") }
  /// A filter.
  public static func spotLight() -> CIFilter { CIFilter(named: "CISpotLight") }
  /// A filter.
  public static func starShineGenerator() -> CIFilter { CIFilter(named: "CIStarShineGenerator") }
  /// A filter.
  public static func straighten() -> CIFilter { CIFilter(named: "CIStraighten") }
  /// A filter.
  public static func stretchCrop() -> CIFilter { CIFilter(named: "CIStretchCrop") }
  /// A filter.
  public static func stripesGenerator() -> CIFilter { CIFilter(named: "CIStripesGenerator") }
  /// A filter.
  public static func subtractBlendMode() -> CIFilter { CIFilter(named: "CISubtractBlendMode") }
  /// A filter.
  public static func sunbeamsGenerator() -> CIFilter { CIFilter(named: "CISunbeamsGenerator") }
  /// A filter.
  public static func swipeTransition() -> CIFilter { CIFilter(named: "CISwipeTransition") }
  /// A filter.
  public static func temperatureAndTint() -> CIFilter { CIFilter(named: "CITemperatureAndTint") }
  /// A filter.
  public static func textImageGenerator() -> CIFilter { CIFilter(named: "CITextImageGenerator") }
  /// A filter.
  public static func thermal() -> CIFilter { CIFilter(named: "CIThermal") }
  /// A filter.
  public static func toneCurve() -> CIFilter { CIFilter(named: "CIToneCurve") }
  /// A filter.
  public static func torusLensDistortion() -> CIFilter { CIFilter(named: "CITorusLensDistortion") }
  /// A filter.
  public static func triangleKaleidoscope() -> CIFilter {
    CIFilter(named: "CITriangleKaleidoscope")
  }
  /// A filter.
  public static func triangleTile() -> CIFilter { CIFilter(named: "CITriangleTile") }
  /// A filter.
  public static func twelvefoldReflectedTile() -> CIFilter {
    CIFilter(named: "CITwelvefoldReflectedTile")
  }
  /// A filter.
  public static func twirlDistortion() -> CIFilter { CIFilter(named: "CITwirlDistortion") }
  /// A filter.
  public static func unsharpMask() -> CIFilter { CIFilter(named: "CIUnsharpMask") }
  /// A filter.
  public static func vibrance() -> CIFilter { CIFilter(named: "CIVibrance") }
  /// A filter.
  public static func vignette() -> CIFilter { CIFilter(named: "CIVignette") }
  /// A filter.
  public static func vignetteEffect() -> CIFilter { CIFilter(named: "CIVignetteEffect") }
  /// A filter.
  public static func vortexDistortion() -> CIFilter { CIFilter(named: "CIVortexDistortion") }
  /// A filter.
  public static func whitePointAdjust() -> CIFilter { CIFilter(named: "CIWhitePointAdjust") }
  /// A filter.
  public static func xRay() -> CIFilter { CIFilter(named: "CIXRay") }
  /// A filter.
  public static func zoomBlur() -> CIFilter { CIFilter(named: "CIZoomBlur") }
}
