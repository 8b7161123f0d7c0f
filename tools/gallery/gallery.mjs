// `pnpm gallery [theme] [--build <folder>]`: see README.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer } from 'vite'
import { themesIn } from './themes-plugin.mjs'
import { galleryConfig, THEMES } from './vite-config.mjs'

const { values, positionals } = parseArgs({
  options: { build: { type: 'string' }, port: { type: 'string' } },
  allowPositionals: true,
})
const themes = themesIn(THEMES)
const [theme = themes.includes('nordic') ? 'nordic' : themes[0]] = positionals

if (!themes.includes(theme)) {
  console.error(`There is no theme "${theme}": the folder themes has ${themes.join(', ')}.`)
  process.exitCode = 1
} else if (values.build !== undefined) {
  await build(galleryConfig({ outDir: resolve(values.build) }))
  console.log(`The gallery is in ${values.build}. Any server of static files shows it.`)
} else {
  const server = await createServer(galleryConfig({ port: Number(values.port ?? 0) || undefined }))
  await server.listen()
  console.log(`The gallery of ${theme}: ${server.resolvedUrls.local[0]}#${theme}`)
}
