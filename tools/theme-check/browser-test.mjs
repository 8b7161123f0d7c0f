// `pnpm theme:check --test`: a part of `npm test`. Themes that break the rules of the browser and of sizes get exactly
// their lines, and a sample of the states of each theme of the shop gets none.
import { STATES } from '@vitrin/gallery/states'
import { knownThemes } from '../run/themes.mjs'
import { withGallery } from './browser/gallery.mjs'
import { browserFindings } from './browser-check.mjs'
import { budgetFindings } from './budget-check.mjs'
import { readTheme } from './theme.mjs'

const BROKEN = {
  'wishlist-empty': 'the console says "A list has no keys.". Mend its cause.',
  'compare-empty': 'axe image-alt at img: Images must have alternative text.',
  'error-alone': '"Wide" ends at',
  'page-not-found-alone': 'the keyboard does not reach',
  'mail-link-unknown': 'the focus on "Hidden" is not seen. Give :focus-visible an outline.',
  'payment-failed': 'with text of 200 % "Try it again" does not fit into "Try it again".',
  'order-success-unknown': 'in forced colors "Drawing" has the color of the page.',
  'bestsellers-empty': '"breathe" moves although less motion is asked for.',
  'standard-sizes-many': 'the server renders "Server" differently from the browser, which renders "Browser".',
  'custom-sizes-many': 'The server cannot render this: ReferenceError: window is not defined.',
  'portfolio-many': 'the page has 2 h1: "One", "Two". Keep that of the screen, and make the others h2.',
  'order-confirmation-unknown': '<div> "More" answers a click, but Tab does not reach it.',
}
/** What the server renders with another time in each state is one line. */
const SEVERAL = {
  states: ['search-no-term', 'search-empty'],
  line: 'in search-no-term and 1 more state: the server renders "title=',
}
/** The fault of a list is in its child. */
const PLACED = {
  states: ['create-password-broken-link'],
  line: 'src/screens.tsx:96: in create-password-broken-link: axe list at',
}
const OVER_BUDGET = [
  'budget/package.json:6: home loads',
  'budget/package.json:7: home loads',
  'budget/package.json:7: category loads',
  'budget/package.json:7: product loads',
]
/** Each theme gets other states of the list. */
const SAMPLE_STEP = 9

export async function browserTest(print) {
  let faults = 0
  const expectLines = (what, lines, expected) => {
    const isAsExpected =
      lines.length === expected.length && expected.every((text) => lines.some((line) => line.includes(text)))
    if (!isAsExpected) faults += 1
    print(`${isAsExpected ? '✓' : '✗'} ${what}`)
    if (!isAsExpected) for (const line of lines) print(`  ${line}`)
  }
  const overBudget = budgetFindings(readTheme('tools/theme-check/fixtures/budget'))
  const broken = readTheme('tools/theme-check/fixtures/browser')
  const themes = knownThemes().map(readTheme)
  await withGallery([broken, ...themes], async (gallery) => {
    expectLines(
      'a theme that breaks the rules of the browser',
      await browserFindings(
        gallery,
        broken,
        STATES.filter(({ id }) => id in BROKEN || [SEVERAL, PLACED].some(({ states }) => states.includes(id))),
      ),
      [...Object.entries(BROKEN).map(([id, text]) => `in ${id}: ${text}`), SEVERAL.line, PLACED.line],
    )
    for (const [index, theme] of themes.entries()) {
      const sample = STATES.filter((_, at) => at % SAMPLE_STEP === index)
      expectLines(`${theme.name} in ${sample.length} states`, await browserFindings(gallery, theme, sample), [])
    }
  })
  expectLines('a theme that is over its budget', await overBudget, OVER_BUDGET)
  return faults === 0 ? 0 : 1
}
