import { expect, it } from 'vitest'
import { readJson } from './read-json'

it('reads JSON that is not nested too deeply', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  expect([readJson('{"a":[1,null]}'), readJson('null'), readJson('{')]).toEqual([{ a: [1, null] }, null, undefined])
  expect(readJson(nested(500))).toBeDefined()
  expect([readJson(nested(501)), readJson(nested(45_000))]).toEqual([undefined, undefined])
})
