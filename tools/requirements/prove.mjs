// Matches test results with the list of requirements. It has no side effects: report.mjs reads and prints.

const BRACKET = /\[([^[\]]*)\]/g
const ID = /^R\d+\.\d+$/
const LIKE_AN_ID = /\bR\d+\.\d+/

/**
 * @param {Record<string, string>} requirements id → sentence
 * @param {import('./read-reports.mjs').TestResult[]} tests
 */
export function prove(requirements, tests) {
  const claims = new Map(Object.keys(requirements).map((id) => [id, { passed: [], failed: [], skipped: [] }]))
  const mistakes = []
  for (const test of tests) {
    for (const [, content] of test.title.matchAll(BRACKET)) {
      if (ID.test(content)) {
        const claim = claims.get(content)
        if (claim === undefined)
          mistakes.push(`"${test.title}" names ${content}, which docs/requirements.yaml does not have (${test.file})`)
        else claim[test.status].push(test)
      } else if (LIKE_AN_ID.test(content)) {
        mistakes.push(`"${test.title}": [${content}] must be a single id, such as [R1.01] (${test.file})`)
      }
    }
  }
  return { claims, mistakes, isProven: (id) => isProven(claims.get(id)) }
}

/** A requirement is proven if at least one of its tests passed and none failed. Skipped tests do not count. */
const isProven = ({ passed, failed }) => passed.length > 0 && failed.length === 0
