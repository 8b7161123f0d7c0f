// Writes docs/proofs.md: each planted violation, and the test that saw it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readViolations } from './read-violations.mjs'

const PAGE = join('docs', 'proofs.md')
const RESULTS = join('docs', 'proofs.json')
const MUTATION = /<!-- mutation -->[^]*<!-- \/mutation -->/

/**
 * What the last run of each violation gave, by its hash: the title of the test that saw it, or null. A changed
 * violation has no result.
 * @returns {Record<string, string | null>}
 */
export function readResults(root) {
  const file = join(root, RESULTS)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export function keepResults(root, fresh) {
  const { violations } = readViolations(join(root, 'tools', 'requirements', 'violations'))
  const results = { ...readResults(root), ...fresh }
  const known = violations.flatMap(({ hash }) => (hash in results ? [[hash, results[hash]]] : []))
  writeFileSync(join(root, RESULTS), `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
  const requirements = parse(readFileSync(join(root, 'docs', 'requirements.yaml'), 'utf8'))
  const page = join(root, PAGE)
  const mutation = existsSync(page) ? MUTATION.exec(readFileSync(page, 'utf8'))?.[0] : undefined
  writeFileSync(page, pageOf({ requirements, violations, results: Object.fromEntries(known), mutation }))
}

const INTRODUCTION = [
  'A requirement is proven when breaking it is seen. `tools/requirements/violations` has small edits that break a',
  'requirement; `pnpm requirements --break` plants each in a copy of the project and runs the tests that carry its id.',
  'It writes this page: do not edit it.',
].join(' ')

/** @param {{ violations: import('./read-violations.mjs').Violation[] }} options `results` are those of readResults */
export function pageOf({ requirements, violations, results, mutation = '<!-- mutation --><!-- /mutation -->' }) {
  const ids = Object.keys(requirements).filter((id) => violations.some((violation) => violation.id === id))
  const sections = ids.map((id) => sectionOf(id, requirements[id], violations, results))
  return [
    '# Proofs',
    INTRODUCTION,
    `**${scoreOf(violations, results)}**`,
    mutation,
    '## Violations',
    '✓ seen by a test with the id · ✗ not seen · ? not tried yet, or changed since',
    ...sections,
  ].join('\n\n')
}

function scoreOf(violations, results) {
  const tried = violations.filter(({ hash }) => hash in results)
  const seen = tried.filter(({ hash }) => results[hash])
  const share = ((seen.length / tried.length) * 100).toFixed(1)
  const score = `${seen.length} of ${tried.length} violations are seen by a test with the id: ${share} %.`
  const rest = violations.length - tried.length
  return rest > 0 ? `${score} ${rest} more were not tried by this command yet, or changed since.` : score
}

function sectionOf(id, sentence, violations, results) {
  const lines = violations
    .filter((violation) => violation.id === id)
    .map(({ breaks, member, file, hash }) => {
      const sign = !(hash in results) ? '?' : results[hash] ? '✓' : '✗'
      return `- ${sign} ${member ? `**${member}**: ` : ''}${breaks} (\`${file}\`)\n`
    })
  return `### ${id}\n\n${sentence}\n\n${lines.join('')}`
}
