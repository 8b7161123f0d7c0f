import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimOf, readViolations, violated } from './read-violations.mjs'
import { sample } from './sample.mjs'

const root = dirname(dirname(import.meta.dirname))
const requirement = 'R1.01'

describe('the planted violations of this project', () => {
  const { violations } = readViolations(join(import.meta.dirname, 'violations'))

  it('each match their file exactly once', () => {
    const faults = violations.flatMap((violation) => {
      const path = join(root, violation.file)
      if (!existsSync(path)) return [`${violation.id} "${violation.breaks}": there is no ${violation.file}`]
      try {
        violated(readFileSync(path, 'utf8'), violation)
        return []
      } catch (error) {
        return [error.message]
      }
    })
    expect(faults).toEqual([])
  })

  it('are all different', () => {
    expect(new Set(violations.map(({ hash }) => hash)).size).toBe(violations.length)
  })

  it('are not planted in tests', () => {
    expect(violations.filter(({ file }) => /\.test\.|\/testing\/|\/contracts\/|\/e2e\//.test(file))).toEqual([])
  })
})

describe('a file of violations', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'violations-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const read = (yaml) => {
    writeFileSync(join(folder, `${requirement}.yaml`), yaml)
    return readViolations(folder)
  }
  const edit = 'breaks: it is gone, file: a.ts, text: one, replacement: two'

  it('gives each edit its requirement and the bracket of its tests', () => {
    const [first] = read(`violations: [{ ${edit} }]`).violations
    expect(first).toMatchObject({ id: requirement, file: 'a.ts' })
    expect(claimOf(first)).toBe('[R1.01]')
    const { members, violations } = read(`{ members: [size guide], violations: [{ ${edit}, member: size guide }] }`)
    expect(members).toEqual({ 'R1.01': ['size guide'] })
    expect(violations.map(claimOf)).toEqual(['[R1.01 size guide]'])
  })

  it.each([
    [`violations: [{ breaks: a, file: b, text: c }]`, 'violation 1: "replacement" must be a text'],
    [`violations: [{ ${edit}, note: x }]`, '"note" has no meaning here'],
    [`violations: [{ breaks: a, file: b, text: same, replacement: same }]`, 'the replacement changes nothing'],
    [`{ members: [menu], violations: [{ ${edit} }] }`, '"member" must be one of menu'],
    [`violations: [{ ${edit}, member: menu }]`, 'the file lists no members'],
  ])('is refused with a sentence: %s', (yaml, sentence) => {
    expect(() => read(yaml)).toThrow(sentence)
  })

  it('must match its source once: no more, no less', () => {
    const [violation] = read(`violations: [{ ${edit} }]`).violations
    expect(violated('const one = 1', violation)).toBe('const two = 1')
    expect(() => violated('one, one', violation)).toThrow('the text is 2 times in a.ts')
    expect(() => violated('none of it', { ...violation, text: 'absent' })).toThrow('the text is 0 times in a.ts')
  })
})

describe('a sample', () => {
  const all = Array.from({ length: 50 }, (_, index) => ({ id: 'R1.01', hash: `h${index}`, journey: index < 10 }))

  it('is the same for the same commit, another for another, and leaves out what needs a browser', () => {
    const chosen = sample(all, 12, 'abc')
    expect(chosen).toHaveLength(12)
    expect(chosen.filter(({ journey }) => journey)).toEqual([])
    expect(sample(all, 12, 'abc')).toEqual(chosen)
    expect(sample(all, 12, 'abd')).not.toEqual(chosen)
  })
})
