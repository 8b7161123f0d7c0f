import { describe, expect, it } from 'vitest'
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
    ['types', "theme.ts:7: Object literal may only specify known properties, and 'basket' does not exist"],
    ['messages', 'theme.ts:7: has no texts in et, ru, fi, it. Add a module for each language'],
    ['wording', 'sv.ts:1: "dusk.welcome" has the placeholders [{{person}}], but the English text has [{{name}}].'],
    ['network', 'home.tsx:8: uses fetch. A theme fetches nothing'],
    ['storage', 'home.tsx:2: uses localStorage. A theme keeps nothing on the device'],
    ['money', 'home.tsx:14: computes an amount of money (*). Take the amount from the store'],
    ['imports', 'home.tsx:1: theme-imports may not import @vitrin/i18n. A theme imports @vitrin/theme-kit'],
    ['undefined-token', 'glow.css:1: reads --gold, which has no value. Define it in :root, or give it a fallback.'],
    ['unused-token', 'glow.css:1: defines --glow, which no style reads. Take it away, or use it.'],
    ['unnamed-token', 'glow.css:1: defines --glow, which tokens of look.ts does not name.'],
    ['contrast', 'look.ts:7: --grey (#777777) on --paper (#222222) has a contrast of 3.55:1, text needs 4.5:1.'],
  ])('%s', async (name, line) => {
    const findings = await staticFindings(readTheme(`${FIXTURES}/${name}`))
    expect(findings).toEqual([expect.stringContaining(`${FIXTURES}/${name}/src/${line}`)])
  })
})

it('says which themes there are when it does not know the name', async () => {
  const printed = []
  expect(await themeCheck(['basic'], (line) => printed.push(line))).toBe(2)
  expect(printed).toEqual([`basic is not a theme. The folder themes has ${knownThemes().join(', ')}.`])
})
