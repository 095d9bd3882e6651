extension View {
  /// A field to search by.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic
  ) -> Beside<Self, TextField<Text>> { searched(text, "Search") }

  /// A field to search by, with words where nothing is typed yet.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some AlertTitle
  ) -> Beside<Self, TextField<Text>> { searched(text, prompt.titleWords) }

  /// A field to search by, with words where nothing is typed yet.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> Beside<Self, TextField<Text>> { searched(text, prompt?.words ?? "Search") }

  /// A field to search by. Whether it is used is not told.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic
  ) -> Beside<Self, TextField<Text>> { searched(text, "Search") }

  /// A field to search by, with words where nothing is typed yet. Whether it is used is not told.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some AlertTitle
  ) -> Beside<Self, TextField<Text>> { searched(text, prompt.titleWords) }

  /// A field to search by, with words where nothing is typed yet. Whether it is used is not told.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> Beside<Self, TextField<Text>> { searched(text, prompt?.words ?? "Search") }

  /// A field to search by, with what could be searched for.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some AlertTitle = "Search", @ViewBuilder suggestions: () -> Suggestions
  ) -> Beside<Beside<Self, TextField<Text>>, Suggestions> {
    Beside(content: searched(text, prompt.titleWords), other: suggestions())
  }

  /// A field to search by, whose tokens nobody types, and whether it is used is not told.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: some AlertTitle = "Search",
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> Beside<Self, TextField<Text>>
  where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    searched(text, prompt.titleWords)
  }

  /// A field to search by that an app shows, with tokens to take by a tap.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some AlertTitle = "Search", @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> Beside<Beside<Self, TextField<Text>>, ForEach<Tokens, Tokens.Element.ID, Button<Token>>>
  where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: prompt, token: token)
  }

  /// A field to search by, with tokens to take by a tap.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: some AlertTitle = "Search",
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> Beside<Beside<Self, TextField<Text>>, ForEach<Tokens, Tokens.Element.ID, Button<Token>>>
  where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    Beside(
      content: searched(text, prompt.titleWords),
      other: ForEach(suggestedTokens.wrappedValue) { suggestion in
        Button {
          tokens.wrappedValue.append(suggestion)
        } label: {
          token(suggestion)
        }
      })
  }

  /// A field to search by, whose tokens nobody types.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: some AlertTitle = "Search",
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> Beside<Self, TextField<Text>>
  where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable {
    searched(text, prompt.titleWords)
  }

  private func searched(_ text: Binding<String>, _ title: String) -> Beside<Self, TextField<Text>> {
    Beside(content: self, other: TextField(title: title, text: text, isSearch: true))
  }

  /// Where is searched: each choice is tapped by its words.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> Beside<Self, Picker<Text, Scope, Scopes>> {
    Beside(
      content: self,
      other: Picker(selection: scope, content: scopes) { Text(verbatim: "") })
  }

  /// Where is searched, whenever that is shown: each choice is tapped by its words.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> Beside<Self, Picker<Text, Scope, Scopes>> { searchScopes(scope, scopes: scopes) }

  /// The view as it is: what it says is not searched for.
  public func searchCompletion(_ token: some Identifiable) -> Self { self }
  /// The view as it is: what could be searched for is shown.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> Self { self }

  /// What could be searched for.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> Beside<Self, Suggestions> { Beside(content: self, other: suggestions()) }

  /// The view as it is: what it says is not searched for.
  public func searchCompletion(_ completion: String) -> Self { self }
}

/// Where a field to search by stands, which nothing depends on here.
public struct SearchFieldPlacement: Sendable {
  /// One of them.
  public static let automatic = Self(), navigationBarDrawer = Self(), sidebar = Self()
  /// One of them.
  public static let toolbar = Self(), toolbarPrincipal = Self()
  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self()
  }

  /// When the field is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// One of them.
    case automatic, always
  }
}

/// When it is shown where is searched: always here.
public enum SearchScopeActivation: Hashable, Sendable {
  /// One of them.
  case automatic, onTextEntry, onSearchPresentation
}

/// Where it is shown what could be searched for.
public enum SearchSuggestionsPlacement: Hashable, Sendable {
  /// One of them.
  case automatic, menu, content

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    /// Which.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A set.
    public static let menu = Self(rawValue: 1), content = Self(rawValue: 2)
  }
}
