import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideExamples } from '../packed-examples/examples.mjs'
import { root } from '../run/environment.mjs'
import { staticFindings } from './static-check.mjs'
import { readTheme } from './theme.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-guide-'))
  const packages = { 'theme-kit': 'packages/theme-kit', 'theme-nordic': 'themes/nordic' }
  mkdirSync(join(folder, 'node_modules', '@vitrin'), { recursive: true })
  for (const [name, path] of Object.entries(packages))
    symlinkSync(join(root, path), join(folder, 'node_modules', '@vitrin', name))
  for (const library of ['react', '@types'])
    symlinkSync(join(root, 'themes', 'nordic', 'node_modules', library), join(folder, 'node_modules', library))
  for (const { fileName, text } of guideExamples(join(root, 'docs', 'guides', 'themes.md'))) {
    mkdirSync(dirname(join(folder, fileName)), { recursive: true })
    writeFileSync(join(folder, fileName), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the sources of the themes in the guide have nothing to mend', () => {
  it.each([
    ['harbor', 'nordic'],
    ['dusk', 'nordic'],
    ['mine', undefined],
  ])('%s', async (name, parent) => {
    const theme = join(folder, 'themes', name)
    const extended = parent === undefined ? {} : { [`@vitrin/theme-${parent}`]: '*' }
    const dependencies = { '@vitrin/theme-kit': '*', ...extended }
    const peerDependencies = { react: '*' }
    writeFileSync(
      join(theme, 'package.json'),
      JSON.stringify({ name: `@vitrin/theme-${name}`, dependencies, peerDependencies }),
    )
    cpSync(join(root, 'tsconfig.base.json'), join(theme, 'tsconfig.json'))
    writeFileSync(join(theme, 'src', 'css.d.ts'), "declare module '*.css'\n")
    expect(await staticFindings(readTheme(theme))).toEqual([])
  })
})
