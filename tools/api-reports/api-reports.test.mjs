import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiReport } from './report.mjs'

let folder

function declare(file, text) {
  const path = join(folder, 'node_modules', '.tsc', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function report() {
  const manifest = {
    exports: {
      '.': { '@vitrin/source': './src/index.ts' },
      './testing': { '@vitrin/source': './src/testing/index.ts' },
      './package.json': './package.json',
    },
  }
  return apiReport({ name: '@vitrin/shelf', folder, manifest })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-api-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('shows each public name with its declaration, without comments and private members', () => {
  declare('index.d.ts', `export { Shelf, type Size as ShelfSize } from './shelf'\nexport { sum } from './rules'`)
  declare(
    'shelf.d.ts',
    `/** Of wood. */
export declare class Shelf {
    #private;
    private filled;
    readonly books: readonly string[];
    constructor({ size }: ShelfOptions);
    /** Adds one. */
    add(book: string): void;
}
export interface Size { readonly width: number }
export interface ShelfOptions { readonly size: Size }`,
  )
  declare('rules/index.d.ts', `export declare const sum: (a: number, b: number) => number;`)
  const lines = report().split('\n')
  expect(lines.slice(lines.indexOf('```ts') + 1, lines.lastIndexOf('```'))).toEqual([
    'class Shelf { readonly books: readonly string[]; constructor(options: ShelfOptions); add(book: string): void; }',
    'interface Size { width: number; }',
    'const sum: (a: number, b: number) => number',
  ])
})

it('names what is re-exported from another package', () => {
  declare('index.d.ts', `export type { Outcome } from '@vitrin/kernel'`)
  expect(report()).toContain('re-export from @vitrin/kernel: Outcome')
})

it('leaves the entries for tests out', () => {
  declare('index.d.ts', `export declare const a: 1;`)
  declare('testing/index.d.ts', `export declare const fake: 2;`)
  expect(report()).not.toContain('fake')
})

it('changes with a part of a long constant that it does not show', () => {
  const fields = Array.from({ length: 60 }, (_, index) => `field${index}: string`).join('; ')
  const schema = (last) => `export declare const schema: { ${fields}; last: ${last} };`
  declare('index.d.ts', schema('string'))
  const before = report()
  rmSync(join(folder, 'node_modules'), { recursive: true })
  const moved = mkdtempSync(join(tmpdir(), 'vitrin-api-'))
  folder = moved
  declare('index.d.ts', schema('number'))
  expect(before.split('\n').length).toBeLessThan(12)
  expect(report()).not.toBe(before)
})

it('says that types must be checked first when a declaration is missing', () => {
  expect(report).toThrow('Run pnpm typecheck.')
})
