// Chooses violations by the commit, so that each commit tries others, and the same commit always the same.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

/** @param {import('./read-violations.mjs').Violation[]} violations */
export function sample(violations, size, commit) {
  const place = ({ id, hash }) => createHash('sha256').update(`${commit} ${id} ${hash}`).digest('hex')
  return violations
    .filter(({ journey }) => !journey)
    .map((violation) => [place(violation), violation])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, size)
    .map(([, violation]) => violation)
}

/** Empty outside a repository: then the choice is always the same. */
export function currentCommit(root) {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
