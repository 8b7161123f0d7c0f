import * as fc from 'fast-check'

export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    ',',
    ',,',
    '"',
    "'",
    '/',
    '\\',
    '\0',
    '%',
    '%25',
    '%E0%A4%A',
    '%2e%2e%2f',
    '../../etc/passwd',
    '*',
    '*'.repeat(40),
    '*a*b',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '__proto__.x',
    'a.'.repeat(200),
    '.',
    '..',
    'NaN',
    'null',
    'true',
    '-1',
    '0',
    '1e999',
    '9'.repeat(40),
    '-0',
    '{',
    '[]',
    '<script>',
    "' OR 1=1 --",
    '(',
    '\\p{L}',
    '\u2028',
    '\ud800',
    '🪟',
    'MIR-60',
    'MIR-60,WALL',
    'duschvägg svart 90',
    'x'.repeat(10_240),
    'duschvägg '.repeat(1000),
    'ab'.repeat(5000),
    'sku',
    'price',
    'stock',
    'category.name',
    'configurable_children',
    'random',
    '_score',
    'price.keyword',
    'final_price:desc',
    'asc:desc:asc',
    ':',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 200 }),
)
export const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, -0, 1.5, 1e21, 2 ** 31, 2 ** 53, Number.MIN_VALUE),
  fc.integer(),
)
export const hostileValue = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
)
export const named = (name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(name, value), { maxLength: 3 }).map(jsonObject)
/** An object from JSON text, so that `__proto__` is an ordinary name. */
export function jsonObject(entries: readonly (readonly [string, unknown])[]): unknown {
  return JSON.parse(
    `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`,
  )
}
export const malformed = fc.oneof(
  hostileText,
  fc.json(),
  fc.json().map((text) => text.slice(0, -1)),
  fc.constantFrom(
    '{"a":1',
    '[[[[',
    '{"__proto__":{"x":1}}',
    '"',
    'undefined',
    '['.repeat(20_000),
    '{"a":'.repeat(20_000),
  ),
)
/** Mostly valid values, so that requests also reach the search itself. */
export const mostly = <Value>(usualOnes: fc.Arbitrary<Value>, hostile: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: usualOnes }, { weight: 1, arbitrary: hostile })

/** Lone surrogates cannot be encoded, and browsers do not send them. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))
}
