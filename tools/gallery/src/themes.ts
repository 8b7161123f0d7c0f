import type { Look, Theme } from '@vitrin/theme-kit'
import { THEMES } from 'virtual:theme-names'

const entries = import.meta.glob<Readonly<Record<string, unknown>>>('../../../themes/*/src/index.ts')

/** Loads a theme with its styles. */
export async function loadTheme(name: string): Promise<{ readonly theme: Theme; readonly look: Look }> {
  const load = entries[`../../../themes/${name}/src/index.ts`]
  if (!load) throw new Error(`There is no theme "${name}": the folder themes has ${THEMES.join(', ')}.`)
  const own = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const { [own]: theme, look } = await load()
  if (!theme || !look) throw new Error(`themes/${name}/src/index.ts must export "${own}" and "look".`)
  return { theme: theme as Theme, look: look as Look }
}

interface LookChange {
  readonly theme: string
  /** Undefined when the file cannot be read. */
  readonly look: Look | undefined
}

/**
 * Shows the tokens that a theme sets for its parent: in a sheet after the styles of the parent and in the same layer,
 * so that these values count.
 */
export function showTokens(name: string, first: Look): void {
  const sheet = document.createElement('style')
  const write = ({ overrides = {}, paper }: Look): void => {
    const lines = Object.entries(overrides).map(([token, value]) => `--${token}: ${value};`)
    sheet.textContent = `@layer tokens { :root { ${lines.join(' ')} } } html { background: ${paper}; }`
  }
  write(first)
  document.head.append(sheet)
  addEventListener('look-changed', (event) => {
    const { theme, look } = (event as CustomEvent<LookChange>).detail
    if (theme === name && look) write(look)
  })
}
