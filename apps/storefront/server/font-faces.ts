import type { PageFont } from '../src/page-fonts'

/** Takes the font faces out of a built style sheet: the page adds them by script (src/first-fonts.ts). */
export function takeFontFaces(css: string): { readonly css: string; readonly fonts: readonly PageFont[] } {
  const fonts: PageFont[] = []
  const rest = css.replace(/@font-face\s*\{([^}]*)\}/g, (_, body: string) => {
    const declared = new Map(
      body.split(';').flatMap((declaration) => {
        const colon = declaration.indexOf(':')
        return colon < 0 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const]
      }),
    )
    const family = declared.get('font-family')?.replaceAll(/["']/g, '') ?? ''
    const source = declared.get('src') ?? ''
    for (const name of ['font-family', 'src']) declared.delete(name)
    fonts.push([family, source, Object.fromEntries([...declared].map(([name, value]) => [descriptorOf(name), value]))])
    return ''
  })
  return { css: rest, fonts }
}

/** `font-weight` is `weight`, and `size-adjust` is `sizeAdjust` (CSS Font Loading, FontFaceDescriptors). */
function descriptorOf(name: string): string {
  return name.replace('font-', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
