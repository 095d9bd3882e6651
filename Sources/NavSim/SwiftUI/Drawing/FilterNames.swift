// Filters by their names.

extension CIFilter {
  /// A filter.
  public static func accordionFoldTransition() -> CIFilter {
    CIFilter(named: "CIAccordionFoldTransition")
  }
  /// A filter.
  public static func additionCompositing() -> CIFilter { CIFilter(named: "CIAdditionCompositing") }
  /// A filter.
  public static func affineClamp() -> CIFilter { CIFilter(named: "CIAffineClamp") }
  /// A filter.
  public static func affineTile() -> CIFilter { CIFilter(named: "CIAffineTile") }
  /// A filter.
  public static func areaAverage() -> CIFilter { CIFilter(named: "CIAreaAverage") }
  /// A filter.
  public static func areaHistogram() -> CIFilter { CIFilter(named: "CIAreaHistogram") }
  /// A filter.
  public static func areaMaximum() -> CIFilter { CIFilter(named: "CIAreaMaximum") }
  /// A filter.
  public static func areaMinimum() -> CIFilter { CIFilter(named: "CIAreaMinimum") }
  /// A filter.
  public static func attributedTextImageGenerator() -> CIFilter {
    CIFilter(named: "CIAttributedTextImageGenerator")
  }
  /// A filter.
  public static func aztecCodeGenerator() -> CIFilter { CIFilter(named: "CIAztecCodeGenerator") }
  /// A filter.
  public static func barsSwipeTransition() -> CIFilter { CIFilter(named: "CIBarsSwipeTransition") }
  /// A filter.
  public static func bicubicScaleTransform() -> CIFilter {
    CIFilter(named: "CIBicubicScaleTransform")
  }
  /// A filter.
  public static func blendWithAlphaMask() -> CIFilter { CIFilter(named: "CIBlendWithAlphaMask") }
  /// A filter.
  public static func blendWithBlueMask() -> CIFilter { CIFilter(named: "CIBlendWithBlueMask") }
  /// A filter.
  public static func blendWithMask() -> CIFilter { CIFilter(named: "CIBlendWithMask") }
  /// A filter.
  public static func blendWithRedMask() -> CIFilter { CIFilter(named: "CIBlendWithRedMask") }
  /// A filter.
  public static func bloom() -> CIFilter { CIFilter(named: "CIBloom") }
  /// A filter.
  public static func bokehBlur() -> CIFilter { CIFilter(named: "CIBokehBlur") }
  /// A filter.
  public static func boxBlur() -> CIFilter { CIFilter(named: "CIBoxBlur") }
  /// A filter.
  public static func bumpDistortion() -> CIFilter { CIFilter(named: "CIBumpDistortion") }
  /// A filter.
  public static func bumpDistortionLinear() -> CIFilter {
    CIFilter(named: "CIBumpDistortionLinear")
  }
  /// A filter.
  public static func checkerboardGenerator() -> CIFilter {
    CIFilter(named: "CICheckerboardGenerator")
  }
  /// A filter.
  public static func circleSplashDistortion() -> CIFilter {
    CIFilter(named: "CICircleSplashDistortion")
  }
  /// A filter.
  public static func circularScreen() -> CIFilter { CIFilter(named: "CICircularScreen") }
  /// A filter.
  public static func circularWrap() -> CIFilter { CIFilter(named: "CICircularWrap") }
  /// A filter.
  public static func code128BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CICode128BarcodeGenerator")
  }
  /// A filter.
  public static func colorAbsoluteDifference() -> CIFilter {
    CIFilter(named: "CIColorAbsoluteDifference")
  }
  /// A filter.
  public static func colorBlendMode() -> CIFilter { CIFilter(named: "CIColorBlendMode") }
  /// A filter.
  public static func colorBurnBlendMode() -> CIFilter { CIFilter(named: "CIColorBurnBlendMode") }
  /// A filter.
  public static func colorClamp() -> CIFilter { CIFilter(named: "CIColorClamp") }
  /// A filter.
  public static func colorControls() -> CIFilter { CIFilter(named: "CIColorControls") }
  /// A filter.
  public static func colorCrossPolynomial() -> CIFilter {
    CIFilter(named: "CIColorCrossPolynomial")
  }
  /// A filter.
  public static func colorCube() -> CIFilter { CIFilter(named: "CIColorCube") }
  /// A filter.
  public static func colorCubeWithColorSpace() -> CIFilter {
    CIFilter(named: "CIColorCubeWithColorSpace")
  }
  /// A filter.
  public static func colorCurves() -> CIFilter { CIFilter(named: "CIColorCurves") }
  /// A filter.
  public static func colorDodgeBlendMode() -> CIFilter { CIFilter(named: "CIColorDodgeBlendMode") }
  /// A filter.
  public static func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
  /// A filter.
  public static func colorMap() -> CIFilter { CIFilter(named: "CIColorMap") }
  /// A filter.
  public static func colorMatrix() -> CIFilter { CIFilter(named: "CIColorMatrix") }
  /// A filter.
  public static func colorMonochrome() -> CIFilter { CIFilter(named: "CIColorMonochrome") }
  /// A filter.
  public static func colorPolynomial() -> CIFilter { CIFilter(named: "CIColorPolynomial") }
  /// A filter.
  public static func colorPosterize() -> CIFilter { CIFilter(named: "CIColorPosterize") }
  /// A filter.
  public static func colorThreshold() -> CIFilter { CIFilter(named: "CIColorThreshold") }
  /// A filter.
  public static func colorThresholdOtsu() -> CIFilter { CIFilter(named: "CIColorThresholdOtsu") }
  /// A filter.
  public static func columnAverage() -> CIFilter { CIFilter(named: "CIColumnAverage") }
  /// A filter.
  public static func comicEffect() -> CIFilter { CIFilter(named: "CIComicEffect") }
  /// A filter.
  public static func convolution3X3() -> CIFilter { CIFilter(named: "CIConvolution3X3") }
  /// A filter.
  public static func convolution5X5() -> CIFilter { CIFilter(named: "CIConvolution5X5") }
  /// A filter.
  public static func copyMachineTransition() -> CIFilter {
    CIFilter(named: "CICopyMachineTransition")
  }
  /// A filter.
  public static func crystallize() -> CIFilter { CIFilter(named: "CICrystallize") }
  /// A filter.
  public static func darkenBlendMode() -> CIFilter { CIFilter(named: "CIDarkenBlendMode") }
  /// A filter.
  public static func depthOfField() -> CIFilter { CIFilter(named: "CIDepthOfField") }
  /// A filter.
  public static func differenceBlendMode() -> CIFilter { CIFilter(named: "CIDifferenceBlendMode") }
  /// A filter.
  public static func discBlur() -> CIFilter { CIFilter(named: "CIDiscBlur") }
  /// A filter.
  public static func disintegrateWithMaskTransition() -> CIFilter {
    CIFilter(named: "CIDisintegrateWithMaskTransition")
  }
  /// A filter.
  public static func displacementDistortion() -> CIFilter {
    CIFilter(named: "CIDisplacementDistortion")
  }
  /// A filter.
  public static func dissolveTransition() -> CIFilter { CIFilter(named: "CIDissolveTransition") }
  /// A filter.
  public static func dither() -> CIFilter { CIFilter(named: "CIDither") }
  /// A filter.
  public static func divideBlendMode() -> CIFilter { CIFilter(named: "CIDivideBlendMode") }
  /// A filter.
  public static func documentEnhancer() -> CIFilter { CIFilter(named: "CIDocumentEnhancer") }
  /// A filter.
  public static func dotScreen() -> CIFilter { CIFilter(named: "CIDotScreen") }
  /// A filter.
  public static func droste() -> CIFilter { CIFilter(named: "CIDroste") }
  /// A filter.
  public static func edgePreserveUpsample() -> CIFilter {
    CIFilter(named: "CIEdgePreserveUpsample")
  }
  /// A filter.
  public static func edgeWork() -> CIFilter { CIFilter(named: "CIEdgeWork") }
  /// A filter.
  public static func edges() -> CIFilter { CIFilter(named: "CIEdges") }
  /// A filter.
  public static func exclusionBlendMode() -> CIFilter { CIFilter(named: "CIExclusionBlendMode") }
  /// A filter.
  public static func exposureAdjust() -> CIFilter { CIFilter(named: "CIExposureAdjust") }
  /// A filter.
  public static func falseColor() -> CIFilter { CIFilter(named: "CIFalseColor") }
  /// A filter.
  public static func flashTransition() -> CIFilter { CIFilter(named: "CIFlashTransition") }
  /// A filter.
  public static func fourfoldReflectedTile() -> CIFilter {
    CIFilter(named: "CIFourfoldReflectedTile")
  }
  /// A filter.
  public static func fourfoldRotatedTile() -> CIFilter { CIFilter(named: "CIFourfoldRotatedTile") }
  /// A filter.
  public static func fourfoldTranslatedTile() -> CIFilter {
    CIFilter(named: "CIFourfoldTranslatedTile")
  }
  /// A filter.
  public static func gaborGradients() -> CIFilter { CIFilter(named: "CIGaborGradients") }
  /// A filter.
  public static func gammaAdjust() -> CIFilter { CIFilter(named: "CIGammaAdjust") }
  /// A filter.
  public static func gaussianBlur() -> CIFilter { CIFilter(named: "CIGaussianBlur") }
  /// A filter.
  public static func gaussianGradient() -> CIFilter { CIFilter(named: "CIGaussianGradient") }
  /// A filter.
  public static func glassDistortion() -> CIFilter { CIFilter(named: "CIGlassDistortion") }
  /// A filter.
  public static func glassLozenge() -> CIFilter { CIFilter(named: "CIGlassLozenge") }
  /// A filter.
  public static func glideReflectedTile() -> CIFilter { CIFilter(named: "CIGlideReflectedTile") }
  /// A filter.
  public static func gloom() -> CIFilter { CIFilter(named: "CIGloom") }
  /// A filter.
  public static func hardLightBlendMode() -> CIFilter { CIFilter(named: "CIHardLightBlendMode") }
  /// A filter.
  public static func hatchedScreen() -> CIFilter { CIFilter(named: "CIHatchedScreen") }
  /// A filter.
  public static func heightFieldFromMask() -> CIFilter { CIFilter(named: "CIHeightFieldFromMask") }
  /// A filter.
  public static func hexagonalPixellate() -> CIFilter { CIFilter(named: "CIHexagonalPixellate") }
  /// A filter.
  public static func highlightShadowAdjust() -> CIFilter {
    CIFilter(named: "CIHighlightShadowAdjust")
  }
  /// A filter.
  public static func histogramDisplay() -> CIFilter { CIFilter(named: "CIHistogramDisplay") }
  /// A filter.
  public static func holeDistortion() -> CIFilter { CIFilter(named: "CIHoleDistortion") }
  /// A filter.
  public static func hueAdjust() -> CIFilter { CIFilter(named: "CIHueAdjust") }
  /// A filter.
  public static func hueBlendMode() -> CIFilter { CIFilter(named: "CIHueBlendMode") }
  /// A filter.
  public static func kaleidoscope() -> CIFilter { CIFilter(named: "CIKaleidoscope") }
  /// A filter.
  public static func keystoneCorrectionCombined() -> CIFilter {
    CIFilter(named: "CIKeystoneCorrectionCombined")
  }
  /// A filter.
  public static func labDeltaE() -> CIFilter { CIFilter(named: "CILabDeltaE") }
  /// A filter.
  public static func lanczosScaleTransform() -> CIFilter {
    CIFilter(named: "CILanczosScaleTransform")
  }
  /// A filter.
  public static func lenticularHaloGenerator() -> CIFilter {
    CIFilter(named: "CILenticularHaloGenerator")
  }
  /// A filter.
  public static func lightTunnel() -> CIFilter { CIFilter(named: "CILightTunnel") }
}
