/** A font face of the page, as `FontFace` takes it. */
export type PageFont = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/** The page's fonts as the server wrote them, on the early script. */
export interface FontData {
  /** `PageFont[]` as JSON. */
  readonly fonts?: string | undefined
  /** The address of the font of the first view; a theme may have none. */
  readonly font?: string | undefined
}

/** Where the device remembers that it has the font. */
export const FONT_KEY = 'vitrin-font'

export const fontsOf = ({ fonts = '[]' }: FontData): readonly PageFont[] => JSON.parse(fonts) as PageFont[]

/** It needs no request. */
export const isLocal = ([, source]: PageFont): boolean => source.startsWith('local(')

export function addFonts(fonts: readonly PageFont[], to = document.fonts): void {
  for (const font of fonts) to.add(new FontFace(...font))
}
