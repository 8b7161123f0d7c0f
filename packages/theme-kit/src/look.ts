import type { PageId } from './stores'

/** What builder and server must know of a theme. It never reaches a browser. */
export interface Look<Token extends string = string> {
  /** The color behind the page as `#rrggbb`: for the installed shop while it starts, and for the bars around it. */
  readonly paper: `#${string}`
  /** The file name of the font that the first view is written in; on a fast line it is fetched with the page. */
  readonly font?: string | undefined
  /**
   * A screen is in `screens/<page id>/<page id>-screen.tsx`. Pages that share one have the name of their common file
   * here, e.g. `{ static: 'cms-page' }` for `screens/cms-page/cms-page-screen.tsx`.
   */
  readonly sharedScreens?: { readonly [Id in PageId]?: string | undefined }
  /** The custom properties, without `--`, that a theme which extends this one may set. */
  readonly tokens: readonly Token[]
  /** Values that replace those of the parent's style sheet, by token. */
  readonly overrides?: TokenValues<Token>
}

type TokenValues<Token extends string> = { readonly [Name in Token]?: string }

/** The look of a theme. */
export function defineLook<const Token extends string>(look: Look<Token>): Look<Token> {
  return look
}

/** The look of a theme that extends another. What it gives replaces the parent's. */
export interface LookExtension<Token extends string> extends Partial<Omit<Look<Token>, 'tokens' | 'overrides'>> {
  readonly extends: Look<Token>
  /** New values for tokens of the parent. An unknown name does not compile. */
  readonly tokens?: TokenValues<NoInfer<Token>>
}

/** A look that is another one, but for what it gives. */
export function extendLook<Token extends string>({
  extends: parent,
  tokens,
  ...given
}: LookExtension<Token>): Look<Token> {
  return { ...parent, ...given, overrides: { ...parent.overrides, ...tokens } }
}
