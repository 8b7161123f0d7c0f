import { describe, expect, it } from 'vitest'
import { keysOfPage } from './lib/manifest.mjs'
import { percentile, summary } from './lib/statistics.mjs'
import { render } from './report.mjs'

const run = (figures) => ({
  name: 'styles',
  title: 'CSS',
  reference: 'a target',
  method: 'a method',
  command: 'pnpm bench styles',
  measuredAt: '2026-11-20T18:00:00.000Z',
  commit: 'abc1234',
  uncommittedChanges: true,
  node: 'v24.0.0',
  machine: { cpus: 2, model: 'a processor', memoryGiB: 8, loadAverage: [0.5, 0, 0] },
  figures,
})

describe('docs/benchmarks.md', () => {
  it('compares every figure with its target', () => {
    const text = render([
      run([
        { what: 'small', value: 12, unit: 'kB', atMost: 12 },
        { what: 'big', value: 12.1, unit: 'kB', atMost: 12 },
        { what: 'slow', value: 0.9, unit: '%', atLeast: 1 },
        { what: 'shift', value: 0, unit: '', atMost: 0 },
        { what: 'no target', value: 3, unit: 's' },
      ]),
    ])
    expect(text).toContain('| small | 12 kB | ≤ 12 kB | met |')
    expect(text).toContain('| big | 12.1 kB | ≤ 12 kB | missed |')
    expect(text).toContain('| slow | 0.9 % | ≥ 1 % | missed |')
    expect(text).toContain('| shift | 0 | ≤ 0 | met |')
    expect(text).toContain('| no target | 3 s |  |  |')
  })

  it('shows command, raw data and machine of every benchmark', () => {
    expect(render([run([])])).toContain(
      '`pnpm bench styles` · [raw data](benchmarks/styles.json) · 2026-11-20 18:00 UTC · ' +
        'commit abc1234 with uncommitted changes',
    )
  })
})

describe('statistics', () => {
  it('use the nearest rank', () => {
    expect(percentile([4, 1, 3, 2], 50)).toBe(2)
    expect(
      percentile(
        Array.from({ length: 200 }, (_, index) => index + 1),
        99,
      ),
    ).toBe(198)
    expect(summary([3, 1, 2])).toEqual({ min: 1, median: 2, max: 3, n: 3 })
  })
})

describe('the chunks of a page', () => {
  it('are the entry, the screen and the page model', () => {
    // Two modules of a page may lie in one chunk.
    const modules = [
      ['src/entry-client.tsx', 'entry'],
      ['../../themes/nordic/src/screens/home/home-screen.tsx', 'home'],
      ['../../themes/nordic/src/screens/product/product-screen.tsx', 'product'],
      ['../../packages/storefront/src/pages/home-page.ts', 'home'],
    ]
    expect(keysOfPage(modules, 'home')).toEqual(['entry', 'home', 'home'])
    expect(keysOfPage(modules, 'category', '/home/home-screen.tsx')).toEqual(['entry', 'home'])
    expect(() => keysOfPage(modules, 'category')).toThrow('0 screens of category')
  })
})
