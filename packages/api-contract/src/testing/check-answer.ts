import { readPath, valueAt } from './read-path'
import type { Expectation, Reads } from './story'

/** A place of an answer that the client cannot use. */
export interface Fault {
  readonly path: string
  /** What the client needs there. */
  readonly needs: string
  /** What is there. */
  readonly came: string
}

/** Everything in the answer that would break the client. A wrong code, or a missing object, is one fault, not ten. */
export function checkAnswer(answer: unknown, reads: Reads): readonly Fault[] {
  const { code, ...others } = reads
  const [wrongCode] = code === undefined ? [] : checkPath(answer, 'code', code)
  if (wrongCode) return [{ ...wrongCode, came: `${wrongCode.came}${sentenceOf(answer)}` }]
  const faults = Object.entries(others).flatMap(([path, expectation]) => checkPath(answer, path, expectation))
  return faults.filter(({ path }, index) => faults.findIndex((fault) => fault.path === path) === index)
}

function checkPath(answer: unknown, path: string, expectation: Expectation): readonly Fault[] {
  const place = readPath(answer, path).find((one) => one.throwsWithout || !meets(one.value, expectation))
  if (!place) return []
  const needs = place.throwsWithout ?? describeExpectation(expectation)
  return [{ path: place.at === '' ? 'the answer' : place.at, needs, came: describe(place.value) }]
}

const CHECKS: Readonly<Record<Extract<Expectation, string>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value !== '',
  number: (value) => Number.isFinite(value),
  'true or false': (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  'a value': (value) => value !== null && value !== undefined,
  'may be missing': () => true,
  'an empty list or nothing': (value) => value === undefined || value === null || Object.keys(value).length === 0,
  'JSON if it is a text': (value) => typeof value !== 'string' || value === '' || isJson(value),
}

function meets(value: unknown, expectation: Expectation): boolean {
  return typeof expectation === 'string' ? CHECKS[expectation](value) : compares(value, expectation)
}

function compares(value: unknown, expectation: Exclude<Expectation, string>): boolean {
  if ('equals' in expectation) return value === expectation.equals
  if ('not' in expectation) return value !== expectation.not
  if ('amount' in expectation) return Math.abs(Number(value ?? NaN) - Number(expectation.amount)) < 0.005
  if (!Array.isArray(value)) return false
  return 'count' in expectation ? value.length === expectation.count : value.length >= expectation.atLeast
}

const NEEDS: Readonly<Record<Extract<Expectation, string>, string>> = {
  text: 'a text',
  number: 'a number',
  'true or false': 'true or false',
  list: 'a list',
  'a value': 'a value',
  'may be missing': 'anything',
  'an empty list or nothing': 'an empty list or nothing',
  'JSON if it is a text': 'JSON',
}

function describeExpectation(expectation: Expectation): string {
  if (typeof expectation === 'string') return NEEDS[expectation]
  if ('equals' in expectation) return describe(expectation.equals)
  if ('not' in expectation) return `another value than ${describe(expectation.not)}`
  if ('amount' in expectation) return `the amount ${describe(expectation.amount)}`
  return 'count' in expectation ? `a list of ${expectation.count}` : `a list of ${expectation.atLeast} or more`
}

/** Characters of a value that a sentence shows. */
const LONGEST = 200

function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** The sentence of a refusal, which says more than its code. */
function sentenceOf(answer: unknown): string {
  const result = valueAt(answer, 'result')
  return result === undefined ? '' : ` (${describe(result)})`
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
