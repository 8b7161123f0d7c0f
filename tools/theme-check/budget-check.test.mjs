import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run/environment.mjs'
import { budgetFindings, overBudget } from './budget-check.mjs'
import { programOf } from './program.mjs'
import { screenFile } from './screen-file.mjs'
import { readTheme } from './theme.mjs'

const sizes = (home, styles = 1000) => {
  const page = (scripts) => ({ scripts: { brotli: 80_000 + scripts }, styles: { brotli: styles } })
  return { floor: { brotli: 80_000 }, pages: { home: page(home), category: page(0), product: page(0) } }
}

describe('the budget of a theme', () => {
  it('is kept by a theme that has just its size', () => {
    expect(overBudget({ scripts: { home: 10 }, styles: 5 }, sizes(10_000, 5000))).toEqual([])
  })

  it('says which page is over by how much, and what to do', () => {
    expect(overBudget({ scripts: { home: 10 } }, sizes(12_500))).toEqual([
      {
        figure: 'home',
        text: expect.stringMatching(
          /^home loads 12\.5 kB of JavaScript.* 2\.5 kB more than its budget of 10 kB\. Put /,
        ),
      },
    ])
  })

  it('counts the styles of each page', () => {
    expect(overBudget({ styles: 5 }, sizes(0, 6000)).map(({ text }) => text)).toEqual(
      ['home', 'category', 'product'].map((page) =>
        expect.stringContaining(`${page} loads 6 kB of CSS, 1 kB more than its budget of 5 kB. Move `),
      ),
    )
  })

  it("is nordic's for a theme that says nothing", () => {
    expect(overBudget(undefined, sizes(18_000, 12_000))).toEqual([])
    expect(overBudget(undefined, sizes(18_100, 12_100))).toHaveLength(4)
  })
})

describe('the file of a screen', () => {
  const FIXTURES = 'tools/theme-check/fixtures'
  const fileIn = (name, page) => {
    const theme = readTheme(`${FIXTURES}/${name}`)
    return screenFile(programOf(theme), theme, page)
  }

  it.each([
    ['is one that the theme imports from any place', 'money', 'home', `${FIXTURES}/money/src/home.tsx`],
    ['is one that a function of the theme imports', 'browser', 'wishlist', `${FIXTURES}/browser/src/screens.tsx`],
    [
      'is that of the parent if the theme has none',
      'money',
      'product',
      'themes/bare/src/screens/product/product-screen.tsx',
    ],
  ])('%s', (_, name, page, file) => {
    expect(fileIn(name, page)).toBe(join(root, file))
  })

  it('is asked for in a sentence if the theme does not say it', async () => {
    expect(await budgetFindings(readTheme(`${FIXTURES}/eager-home`))).toEqual([
      expect.stringContaining(
        `${FIXTURES}/eager-home/src/theme.ts:9: does not say in which file the screen "home" is, so its size`,
      ),
    ])
  })
})
