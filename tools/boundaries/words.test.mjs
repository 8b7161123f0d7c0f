import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { riddles } from './words.mjs'

let root

function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-words-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('finds words that make readers stumble in comments, test titles and documents, and not in code', () => {
  write('packages/catalog/src/a.ts', `/** Whoever comes. */\nconst nobody = 1 // nobody\nconst told = 'told'`)
  write('packages/catalog/src/a.test.ts', `it('stands there', () => {})`)
  write('README.md', 'It is none.\nStands for a name.')
  expect(riddles(root)).toEqual([
    expect.stringContaining('packages/catalog/src/a.test.ts:1: "stands"'),
    expect.stringContaining('packages/catalog/src/a.ts:1: "Whoever"'),
    expect.stringContaining('packages/catalog/src/a.ts:2: "nobody"'),
    expect.stringContaining('README.md:1: "is none"'),
  ])
})
