import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTheme } from './make-theme.mjs'

const ROOT = join(import.meta.dirname, '..', '..')
/** A workspace with the themes of this one and nothing else. */
let root
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-themes-'))
  cpSync(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'))
  for (const theme of ['bare', 'natt', 'nordic'])
    cpSync(join(ROOT, 'themes', theme), join(root, 'themes', theme), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist|fonts)$/.test(file),
    })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const read = (...path) => readFileSync(join(root, 'themes', ...path), 'utf8')

/** What the compiler says of a theme, with the packages that it may import from this workspace. */
function faultsOf(name, parent) {
  const packages = join(root, 'themes', name, 'node_modules')
  mkdirSync(join(packages, '@vitrin'), { recursive: true })
  symlinkSync(join(ROOT, 'packages', 'theme-kit'), join(packages, '@vitrin', 'theme-kit'))
  if (parent) symlinkSync(join(ROOT, 'themes', parent), join(packages, '@vitrin', `theme-${parent}`))
  for (const library of ['react', 'react-dom', '@types'])
    symlinkSync(join(ROOT, 'themes', 'bare', 'node_modules', library), join(packages, library))
  symlinkSync(join(ROOT, 'node_modules', 'vitest'), join(packages, 'vitest'))
  const config = join(root, 'themes', name, 'tsconfig.check.json')
  const compilerOptions = { noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false }
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, references: [] }))
  const compiler = join(ROOT, 'node_modules', '.bin', 'tsc')
  return spawnSync(compiler, ['-p', config], { encoding: 'utf8' }).stdout
}

describe('a new theme', () => {
  it('that extends another is a few lines and compiles', () => {
    makeTheme({ root, name: 'late-dusk', parent: 'nordic' })
    expect(read('late-dusk', 'src', 'theme.ts')).toContain(
      "lateDusk = extendTheme({ extends: nordic, id: 'late-dusk' })",
    )
    expect(Object.keys(JSON.parse(read('late-dusk', 'package.json')).dependencies)).toEqual([
      '@vitrin/theme-kit',
      '@vitrin/theme-nordic',
    ])
    expect(faultsOf('late-dusk', 'nordic')).toBe('')
  })

  it('from zero is a copy of bare under its own name and compiles', () => {
    makeTheme({ root, name: 'my-look' })
    expect(read('my-look', 'src', 'index.ts')).toContain("export { myLook } from './theme'")
    expect(existsSync(join(root, 'themes', 'my-look', 'src', 'my-look.css'))).toBe(true)
    const files = readdirSync(join(root, 'themes', 'my-look', 'src'), { recursive: true, withFileTypes: true })
    const named = files.filter(
      (file) => file.isFile() && /\bbare\b/.test(readFileSync(join(file.parentPath, file.name), 'utf8')),
    )
    expect(named.map(({ name }) => name)).toEqual([])
    expect(faultsOf('my-look')).toBe('')
  })
})

it.each([
  [undefined, undefined, 'a theme needs a name'],
  ['My Look', undefined, '"My Look" is no name of a theme'],
  ['../out', undefined, '"../out" is no name of a theme'],
  ['class', undefined, '"class" cannot be a theme'],
  ['natt', undefined, 'the folder themes/natt exists already'],
  ['dusk', 'dawn', 'there is no theme "dawn" to extend: the folder themes has'],
])('refuses the name %s with the parent %s in a sentence, and writes nothing', (name, parent, sentence) => {
  const before = readdirSync(join(root, 'themes'))
  expect(() => makeTheme({ root, name, parent })).toThrow(sentence)
  expect(readdirSync(join(root, 'themes'))).toEqual(before)
})
