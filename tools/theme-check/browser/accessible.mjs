// axe: WCAG 2.0 to 2.2, A and AA, and best practice.
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export async function accessible({ page, state }) {
  // Before a page is there, nothing has a heading.
  const rules = state.address === undefined ? { 'page-has-heading-one': { enabled: false } } : {}

  // Once for the document, which shows one state after the other.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(runAxe, {
    runOnly: TAGS,
    rules,
    resultTypes: ['violations'],
    elementRef: true,
  })
  return violations.map(({ id, help, targets, stack }) => {
    const places = targets.slice(0, 3).map((target) => target.join(' '))
    return { text: `axe ${id} at ${places.join(', ')}${targets.length > 3 ? ' and elsewhere' : ''}: ${help}.`, stack }
  })
}

/** Runs in the page. What axe names beside an element is the cause, such as a child that is no item of its list. */
async function runAxe(options) {
  const { violations } = await window.axe.run(options)
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ target }) => target),
    stack: nodes
      .flatMap(({ element, any, all, none }) => [
        ...[...any, ...all, ...none].flatMap(({ relatedNodes }) => relatedNodes.map((related) => related.element)),
        element,
      ])
      .filter((element) => element)
      .map(window.ownersOf)
      .join('\n'),
  }))
}
