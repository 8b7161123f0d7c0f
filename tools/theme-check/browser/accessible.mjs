// axe: WCAG 2.0 to 2.2, A and AA, and best practice.
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function accessible({ page, state }) {
  // Before a page is there, nothing has a heading.
  const rules = state.address === undefined ? { 'page-has-heading-one': { enabled: false } } : {}

  // Once for the document, which shows one state after the other.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (options) => (await window.axe.run(options)).violations, {
    runOnly: TAGS,
    rules,
    resultTypes: ['violations'],
  })
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `axe ${id} at ${places.join(', ')}${nodes.length > 3 ? ' and elsewhere' : ''}: ${help}.`
  })
}
