import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

const NAMES = 'virtual:theme-names'

/** The folders of `themes/` that have an entry. */
export const themesIn = (folder) =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, 'src', 'index.ts')))

/** Tells the page which themes there are, and shows a change of their tokens without loading the page again. */
export function themes(folder) {
  return {
    name: 'vitrin:themes',
    resolveId: (source) => (source === NAMES ? `\0${NAMES}` : undefined),
    load: (id) => (id === `\0${NAMES}` ? `export const THEMES = ${JSON.stringify(themesIn(folder))}` : undefined),
    transform(code, id) {
      const [theme, ...path] = id.startsWith(folder + sep) ? id.slice(folder.length + 1).split(sep) : []
      return path.join('/') === 'src/look.ts' ? { code: code + hotLook(theme), map: null } : undefined
    },
  }
}

const hotLook = (theme) => `
if (import.meta.hot)
  import.meta.hot.accept((module) =>
    dispatchEvent(new CustomEvent('look-changed', { detail: { theme: '${theme}', look: module?.look } })),
  )
`

/** The gallery has every folder of `themes`; here it has these themes, wherever they are. */
export function withOnly(chosen) {
  const entries = chosen.map(({ name, folder }) => {
    const entry = JSON.stringify(join(folder, 'src', 'index.ts'))
    return `${JSON.stringify(`../../../themes/${name}/src/index.ts`)}: () => import(${entry})`
  })
  return {
    name: 'vitrin:these-themes',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/tools/gallery/src/themes.ts')
        ? code.replace(/import\.meta\.glob.*\)/, () => `{ ${entries.join(', ')} }`)
        : undefined,
  }
}
