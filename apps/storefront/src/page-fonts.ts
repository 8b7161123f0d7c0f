/** A font face of the page, as `FontFace` takes it. */
export type PageFont = readonly [family: string, source: string, descriptors: FontFaceDescriptors]

/** Where the device remembers that it has the font of the first view. */
export const FONT_KEY = 'vitrin-font'

/** @param json `PageFont[]`, as the server wrote it on the early script */
export const readFonts = (json: string): readonly PageFont[] => JSON.parse(json) as PageFont[]

/** It needs no request. */
export const isLocal = ([, source]: PageFont): boolean => source.startsWith('local(')

export function addFonts(fonts: readonly PageFont[]): void {
  for (const font of fonts) document.fonts.add(new FontFace(...font))
}
