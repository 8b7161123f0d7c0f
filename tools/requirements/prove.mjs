// Holds the tests that ran against the list of requirements. Pure: reading and printing are report.mjs's part.

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
        mistakes.push(`"${test.title}": a bracket holds one id, [${content}] is none (${test.file})`)
      }
    }
  }
  return { claims, mistakes, isProven: (id) => isProven(claims.get(id)) }
}

/** A test that failed takes the proof away, whatever else passed; one that did not run proves nothing. */
const isProven = ({ passed, failed }) => passed.length > 0 && failed.length === 0
