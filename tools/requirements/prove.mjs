// Matches test results with the list of requirements. It has no side effects: report.mjs reads and prints.

const BRACKET = /\[([^[\]]*)\]/g
const CLAIM = /^(R\d+\.\d+)(?: (.+))?$/
const LIKE_AN_ID = /\bR\d+\.\d+/

/**
 * @param {Record<string, string>} requirements id → sentence
 * @param {import('./read-reports.mjs').TestResult[]} tests
 * @param {Record<string, readonly string[]>} members id → the things that its sentence lists, each claimed by itself
 */
export function prove(requirements, tests, members = {}) {
  const claims = new Map(Object.keys(requirements).map((id) => [id, { passed: [], failed: [], skipped: [] }]))
  const mistakes = []
  for (const test of tests) {
    for (const [, content] of test.title.matchAll(BRACKET)) {
      const [, id, member] = CLAIM.exec(content) ?? []
      const mistake =
        id === undefined ? LIKE_AN_ID.test(content) && 'must be a single id, such as [R1.01]' : fault(id, member)
      if (mistake) mistakes.push(`"${test.title}": [${content}] ${mistake} (${test.file})`)
      else if (id !== undefined) claims.get(id)[test.status].push({ ...test, member })
    }
  }
  return { claims, mistakes, isProven, provenMembers }

  function fault(id, member) {
    const known = members[id]
    if (!claims.has(id)) return 'names an id that docs/requirements.yaml does not have'
    if (member === undefined) return known && `must name a member: ${known.join(', ')}`
    return !known?.includes(member) && `names a member that tools/requirements/violations/${id}.yaml does not have`
  }

  function provenMembers(id) {
    const { passed } = claims.get(id)
    return (members[id] ?? []).filter((member) => passed.some((test) => test.member === member))
  }

  /**
   * A requirement is proven if at least one of its tests passed and none failed; one that lists members, if this holds
   * for each member. Skipped tests do not count.
   */
  function isProven(id) {
    const { passed, failed } = claims.get(id)
    return passed.length > 0 && failed.length === 0 && provenMembers(id).length === (members[id] ?? []).length
  }
}
