import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../run/environment.mjs'
import { knownThemes } from '../run/themes.mjs'
import { staticFindings } from './static-check.mjs'
import { themeCheck } from './theme-check.mjs'
import { readTheme } from './theme.mjs'

describe('the themes of the shop', () => {
  it.each(knownThemes())('%s has nothing to mend', async (name) => {
    expect(await staticFindings(readTheme(name))).toEqual([])
  })
})

const FIXTURES = 'tools/theme-check/fixtures'

describe('a theme with one fault gets one line that says where it is and how to mend it', () => {
  it.each([
    ['contract', 'theme.ts:10: the theme does not have the screen "compare". docs/guides/themes.md says'],
    ['types', 'theme.ts:7: there is no "basket" among the screens. Their names are in docs/guides/themes.md.'],
    [
      'unknown-token',
      'look.ts:4: there is no token "queit": did you mean "quiet"? The tokens are the custom properties',
    ],
    [
      'unknown-text',
      'home.tsx:5: there is no text "cart.titel": did you mean "cart.title"? The texts of the shop are in',
    ],
    ['missing-text', 'sv.ts:2: "dusk.bye" is missing: sv needs it.'],
    ['messages', 'theme.ts:7: has no texts in et, ru, fi, it. Add a module for each language'],
    ['wording', 'sv.ts:1: "dusk.welcome" has the placeholders [{{person}}], but the English text has [{{name}}].'],
    ['network', 'home.tsx:8: uses fetch. A theme fetches nothing'],
    ['storage', 'home.tsx:2: uses localStorage. A theme keeps nothing on the device'],
    ['money', 'home.tsx:14: computes an amount of money (*). Take the amount from the store'],
    ['imports', 'home.tsx:1: theme-imports may not import @vitrin/i18n. A theme imports @vitrin/theme-kit'],
    ['undefined-token', 'glow.css:1: reads --gold, which has no value. Define it in :root, or give it a fallback.'],
    ['unused-token', 'glow.css:1: defines --glow, which no style reads. Take it away, or use it.'],
    ['unnamed-token', 'glow.css:1: defines --glow, which tokens of look.ts does not name.'],
    [
      'one-color',
      'look.ts:4: --edge (#aaaaaa) on --paper (#ffffff) has a contrast of 2.32:1, the edge of a field needs',
    ],
    ['contrast', 'look.ts:7: --grey (#777777) on --paper (#222222) has a contrast of 3.55:1, text needs 4.5:1.'],
  ])('%s', async (name, line) => {
    const findings = await staticFindings(readTheme(`${FIXTURES}/${name}`))
    expect(findings).toEqual([expect.stringContaining(`${FIXTURES}/${name}/src/${line}`)])
  })
})

it('says of a package that a theme may not import only this, not that it is not installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-theme-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'src'))
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@vitrin/theme-dusk' }))
  writeFileSync(join(folder, 'src', 'cart.ts'), "export { CartStore } from '@vitrin/cart-sync'\n")
  expect(await staticFindings(readTheme(folder))).toEqual([
    expect.stringContaining('src/cart.ts:1: theme-dusk may not import @vitrin/cart-sync.'),
  ])
})

it('says which themes there are when it does not know the name', async () => {
  const printed = []
  expect(await themeCheck(['basic'], (line) => printed.push(line))).toBe(2)
  expect(printed).toEqual([`basic is not a theme. The folder themes has ${knownThemes().join(', ')}.`])
})

it('names the other token where the theme has set only one of two', async () => {
  const [line] = await staticFindings(readTheme(`${FIXTURES}/one-color`))
  expect(line).toContain('The theme sets --edge: choose another value, or set --paper, too.')
})
