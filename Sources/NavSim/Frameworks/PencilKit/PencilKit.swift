@_exported public import UIKit

/// Lines that somebody has drawn.
public struct PKDrawing: Hashable, Codable, Sendable {
  /// The lines.
  public var strokes: [PKStroke]
  /// No lines.
  public init() { strokes = [] }
  /// These lines.
  public init(strokes: [PKStroke]) { self.strokes = strokes }
  /// Reads lines.
  public init(data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }
  /// It as data.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }
  /// Where the lines are, in points.
  public var bounds: CGRect {
    strokes.isEmpty ? .zero : CGRect(x: 0, y: 0, width: 100, height: 100)
  }
  /// It as a picture, which shows nothing.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { .drawn() }
  /// With other lines.
  public func appending(_ other: Self) -> Self { Self(strokes: strokes + other.strokes) }
  /// Adds other lines.
  public mutating func append(_ other: Self) { strokes += other.strokes }
}

/// A line.
public struct PKStroke: Hashable, Codable, Sendable {
  let number: Int
}

/// By what lines are drawn.
public protocol PKTool: Sendable {}

/// A pen.
public struct PKInkingTool: PKTool, Hashable {
  /// Of what kind.
  public enum InkType: String, Hashable, Sendable {
    /// One of them.
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }
  /// Of what kind.
  public var inkType: InkType
  /// Its colour.
  public var color: UIColor
  /// How wide.
  public var width: CGFloat
  /// Creates one.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.color, self.width) = (type, color, width ?? 1)
  }
}

/// What takes lines away.
public struct PKEraserTool: PKTool, Hashable {
  /// What it takes.
  public enum EraserType: Hashable, Sendable {
    /// One of them.
    case vector, bitmap, fixedWidthBitmap
  }
  /// What it takes.
  public var eraserType: EraserType
  /// Creates one.
  public init(_ type: EraserType) { eraserType = type }
}

/// What chooses lines.
public struct PKLassoTool: PKTool, Hashable {
  /// Creates one.
  public init() {}
}

/// By what one draws.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// One of them.
  case `default`, anyInput, pencilOnly
}

/// A view that is drawn on: a button draws a line.
@MainActor @preconcurrency open class PKCanvasView: UIScrollView {
  /// What was drawn.
  public var drawing = PKDrawing() {
    didSet { delegate?.canvasViewDrawingDidChange(self) }
  }
  /// By what is drawn.
  public var tool: any PKTool = PKInkingTool(.pen)
  /// Who draws.
  public var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// True where a finger draws.
  public var allowsFingerDrawing = true, isRulerActive = false, isDrawingEnabled = true
  /// Who is told.
  public weak var delegate: (any PKCanvasViewDelegate)?

  /// Creates one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let action = UIAction(title: "Draw") { [weak self] _ in
      guard let self else { return }
      drawing.strokes.append(PKStroke(number: drawing.strokes.count))
    }
    addSubview(UIButton(primaryAction: action))
  }

  /// Creates no view: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }
}

/// Is told of what is drawn.
@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Something was drawn.
  func canvasViewDrawingDidChange(_ view: PKCanvasView)
  /// Somebody begins.
  func canvasViewDidBeginUsingTool(_ view: PKCanvasView)
  /// Somebody ends.
  func canvasViewDidEndUsingTool(_ view: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Nothing is done.
  public func canvasViewDrawingDidChange(_ view: PKCanvasView) {}
  /// Nothing is done.
  public func canvasViewDidBeginUsingTool(_ view: PKCanvasView) {}
  /// Nothing is done.
  public func canvasViewDidEndUsingTool(_ view: PKCanvasView) {}
}

/// Has a pen chosen, of which nothing is drawn.
@MainActor @preconcurrency public final class PKToolPicker: NSObject {
  /// The pen.
  public var selectedTool: any PKTool = PKInkingTool(.pen)
  /// True where it is seen.
  public private(set) var isVisible = false
  /// True where a ruler is there.
  public var isRulerActive = false
  /// Creates one.
  public override init() {}
  /// The one of a window.
  public static func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  /// It is seen, or not.
  public func setVisible(_ isVisible: Bool, forFirstResponder responder: UIResponder) {
    self.isVisible = isVisible
  }
  /// Tells of the pen.
  public func addObserver(_ observer: any PKToolPickerObserver) {}
  /// Tells no more.
  public func removeObserver(_ observer: any PKToolPickerObserver) {}
}

/// Is told of the pen.
@MainActor @preconcurrency public protocol PKToolPickerObserver: AnyObject {}
extension PKCanvasView: PKToolPickerObserver {}
