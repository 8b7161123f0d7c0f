import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import type { Look, Theme } from '@vitrin/theme-kit'
import { createRunnableDevEnvironment, resolveConfig, type Plugin } from 'vite'

const CHOICE = join(import.meta.dirname, 'config', 'theme.ts')
const ROOT = join(import.meta.dirname, '..', '..')
const THEMES = join(ROOT, 'themes')

const TOKENS = 'virtual:theme-tokens.css'
const REPLACED = '\0virtual:replaced:'

export interface ChosenTheme {
  readonly theme: Theme
  readonly look: Look
  /** The code of `config/theme.ts` for a theme that was named from outside. */
  readonly code?: string
}

/** The theme that `config/theme.ts` names, or the one of `themes/` with this name, or the one in this folder. */
export async function chosenTheme(name: string | undefined, conditions: readonly string[]): Promise<ChosenTheme> {
  if (!name) return run<ChosenTheme>(CHOICE, conditions)
  const folder = folderOf(name)
  if (folder === undefined)
    throw new Error(`THEME is "${name}", but the folder themes has only ${knownThemes().join(', ')}.`)
  const entry = entryIn(folder)
  const own = basename(folder).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const { [own]: theme, look } = await run<Readonly<Record<string, unknown>>>(entry, conditions)
  if (!theme || !look) throw new Error(`${entry} must export "${own}" and "look".`)
  return {
    theme: theme as Theme,
    look: look as Look,
    code: `export { ${own} as theme, look } from ${JSON.stringify(entry)}\n`,
  }
}

const entryIn = (folder: string): string => join(folder, 'src', 'index.ts')

const knownThemes = (): readonly string[] =>
  readdirSync(THEMES).filter((name) => existsSync(entryIn(join(THEMES, name))))

function folderOf(name: string): string | undefined {
  const folder = /[\\/]/.test(name) ? join(ROOT, name) : join(THEMES, name)
  return existsSync(entryIn(folder)) ? folder : undefined
}

/** What a module exports. Its screens are import functions: their code does not run. */
async function run<Exports>(file: string, conditions: readonly string[]): Promise<Exports> {
  const resolve = { conditions: [...conditions], noExternal: [/^@vitrin\//] }
  const options = { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve } as const
  const plugins = [withoutStyles]
  const config = await resolveConfig(
    { configFile: false, envDir: false, plugins, environments: { theme: options } },
    'serve',
  )
  const environment = createRunnableDevEnvironment('theme', config, { runnerOptions: { hmr: false }, hot: false })
  await environment.init()
  try {
    return await environment.runner.import<Exports>(file)
  } finally {
    await environment.close()
  }
}

const withoutStyles: Plugin = {
  name: 'vitrin:without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0virtual:no-style' : undefined),
  load: (id) => (id === '\0virtual:no-style' ? '' : undefined),
}

/**
 * Builds the shop with the chosen theme: its tokens come after those of its parent, and the code of the parent that it
 * replaces is left out.
 */
export function themeBuild({ theme, look, code }: ChosenTheme): Plugin {
  const isReplaced = replacedBy(theme, look)
  return {
    name: 'vitrin:theme',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === TOKENS) return `\0${TOKENS}`
      if (!theme.extends || !importer?.startsWith(THEMES + sep)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && isReplaced(resolved.id, importer) ? REPLACED + resolved.id : undefined
    },
    load(id) {
      if (id === CHOICE && (code !== undefined || look.overrides))
        return `${code ?? readFileSync(CHOICE, 'utf8')}\nimport '${TOKENS}'\n`
      if (id === `\0${TOKENS}`) return styleOf(look)
      return id.startsWith(REPLACED) ? emptyModule(id.slice(REPLACED.length)) : undefined
    },
  }
}

/** Later in the same layer than the parent's, so that these count. */
function styleOf({ overrides = {} }: Look): string {
  const lines = Object.entries(overrides).map(([token, value]) => `--${token}: ${value};`)
  return lines.length > 0 ? `@layer tokens { :root { ${lines.join(' ')} } }` : ''
}

/** Says of a file that the chosen theme does not need it. docs/guides/themes.md says where a parent has its parts. */
function replacedBy(theme: Theme, { sharedScreens = {} }: Look): (file: string, importer: string) => boolean {
  const files = new Set<string>()
  const parts = new Set<string>()
  for (let child = theme; child.extends; child = child.extends) {
    const parent = child.extends
    const leave = (...path: readonly string[]) => files.add(join(THEMES, parent.id, 'src', ...path))
    const fileOf = (id: string): string => (sharedScreens as Readonly<Record<string, string>>)[id] ?? id
    const kept = new Set(keptIds(parent.screens, child.screens).map(fileOf))
    for (const name of goneIds(parent.screens, child.screens).map(fileOf))
      if (!kept.has(name)) leave('screens', name, `${name}-screen.tsx`)
    for (const id of goneIds(parent.panels, child.panels)) leave('panels', `${id}.tsx`)
    for (const id of goneIds(parent.modals, child.modals)) leave('modals', `${id}.tsx`)
    for (const id of goneIds(parent.layouts, child.layouts)) leave('layouts', `${id}-layout.tsx`)
    for (const name of goneIds(child.components ?? {}, parent.components ?? {}))
      parts.add(join(THEMES, parent.id, 'src', 'parts', kebab(name)))
  }
  // A file of `parts/` imports theme-kit and the theme's own component.
  return (file, importer) =>
    files.has(file) || (parts.has(importer.replace(/\.tsx?$/, '')) && file.startsWith(THEMES + sep))
}

type Parts = Readonly<Record<string, unknown>>
const keptIds = (parent: object, child: object): readonly string[] =>
  Object.keys(parent).filter((id) => (parent as Parts)[id] === (child as Parts)[id])
const goneIds = (parent: object, child: object): readonly string[] =>
  Object.keys(parent).filter((id) => (parent as Parts)[id] !== (child as Parts)[id])
const kebab = (name: string): string => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/** With the names of the other module, so that imports of it hold. */
function emptyModule(file: string): string {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  return [...names.map((name) => `export const ${name} = undefined`), 'export default undefined'].join('\n')
}
