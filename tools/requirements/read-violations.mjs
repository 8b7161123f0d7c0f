// Reads tools/requirements/violations: for each requirement small edits of the source that break it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

/**
 * @typedef {{ id: string, breaks: string, member?: string, file: string, text: string, replacement: string,
 *   journey?: boolean, hash: string }} Violation
 * `breaks` says what the shop does wrong. `text` is in the file exactly once. Only a journey sees a violation with
 * `journey`. `hash` changes with the edit.
 */

const TEXTS = ['breaks', 'file', 'text', 'replacement']
const KNOWN = new Set([...TEXTS, 'member', 'journey'])

/** @returns {{ members: Record<string, string[]>, violations: Violation[] }} */
export function readViolations(folder) {
  const members = {}
  const violations = []
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  for (const name of names.sort(new Intl.Collator('en', { numeric: true }).compare)) {
    const id = basename(name, '.yaml')
    const content = parse(readFileSync(join(folder, name), 'utf8'))
    if (content.members) members[id] = content.members
    for (const [index, violation] of (content.violations ?? []).entries()) {
      const fault = faultOf(violation, content.members)
      if (fault) throw new Error(`${name}, violation ${index + 1}: ${fault}`)
      violations.push({ ...violation, id, hash: hashOf(id, violation) })
    }
  }
  return { members, violations }
}

function faultOf(violation, members) {
  const missing = TEXTS.find((key) => typeof violation[key] !== 'string')
  if (missing) return `"${missing}" must be a text`
  const unknown = Object.keys(violation).find((key) => !KNOWN.has(key))
  if (unknown) return `"${unknown}" has no meaning here; known are ${[...KNOWN].join(', ')}`
  if (violation.text === violation.replacement) return 'the replacement changes nothing'
  if (members && !members.includes(violation.member)) return `"member" must be one of ${members.join(', ')}`
  if (!members && violation.member) return 'the file lists no members'
  return undefined
}

function hashOf(id, { member, file, text, replacement }) {
  return createHash('sha256')
    .update(JSON.stringify([id, member, file, text, replacement]))
    .digest('hex')
    .slice(0, 8)
}

/** The source with the violation in it. */
export function violated(source, { id, breaks, file, text, replacement }) {
  const found = source.split(text).length - 1
  if (found !== 1)
    throw new Error(`${id} "${breaks}": the text is ${found} times in ${file}, and must be there exactly once`)
  return source.replace(text, () => replacement)
}

/** The bracket that the tests of this violation carry. */
export function claimOf({ id, member }) {
  return member === undefined ? `[${id}]` : `[${id} ${member}]`
}
