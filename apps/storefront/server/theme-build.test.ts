import { join } from 'node:path'
import { look as nordicLook, nordic } from '@vitrin/theme-nordic'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { chosenTheme, themeBuild, type ChosenTheme } from '../theme-build'

const CONDITIONS = ['@vitrin/source', 'module', 'node', 'development|production']
const app = join(import.meta.dirname, '..')

/** The sources and styles that a build of the theme alone has. */
async function built(chosen: ChosenTheme): Promise<{ readonly modules: readonly string[]; readonly styles: string }> {
  const { output } = (await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    plugins: [themeBuild(chosen)],
    resolve: { conditions: CONDITIONS },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(app, 'config/theme.ts'), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return {
    modules: output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
    styles: output
      .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : []))
      .join('\n'),
  }
}

it('takes the theme that config/theme.ts names', async () => {
  const { theme, look } = await chosenTheme(undefined, CONDITIONS)
  expect(theme.id).toBe(nordic.id)
  expect(look).toEqual(nordicLook)
})

it('builds a theme with its tokens after those of its parent, and without what it replaces', async () => {
  const chosen = await chosenTheme('natt', CONDITIONS)
  const other = nordic.screens.home as never
  const { modules, styles } = await built({
    ...chosen,
    theme: {
      ...chosen.theme,
      screens: { ...chosen.theme.screens, compare: other, static: other },
      modals: { ...chosen.theme.modals, terms: other },
    },
  })
  const papers = [...styles.matchAll(/:root \{[^}]*?--color-paper: (#\w+)/g)].map(([, color]) => color)
  expect(papers).toEqual(['#fafbfa', '#11141a'])
  const files = modules.filter((id) => !id.startsWith('\0')).map((id) => id.split('/themes/').at(-1))
  expect(files).toContain('natt/src/logo.tsx')
  expect(files).not.toContain('nordic/src/ui/logo.tsx')
  expect(files).not.toContain('nordic/src/screens/compare/compare-screen.tsx')
  expect(files).not.toContain('nordic/src/modals/terms.tsx')
  expect(files).toContain('nordic/src/screens/home/home-screen.tsx')
  // Other pages still share the screen of this one.
  expect(nordicLook.sharedScreens?.static).toBe('cms-page')
  expect(files).toContain('nordic/src/screens/cms-page/cms-page-screen.tsx')
})

it('says which themes there are', async () => {
  await expect(chosenTheme('nope', CONDITIONS)).rejects.toThrow(
    /^THEME is "nope", but the folder themes has only .*natt, nordic\.$/,
  )
})
