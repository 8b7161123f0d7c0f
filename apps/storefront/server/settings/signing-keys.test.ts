import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSigningKeys } from './signing-keys'

const [ONE, TWO] = ['1'.repeat(32), '2'.repeat(32)]

describe('readSigningKeys', () => {
  let folder: string
  let file: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-keys-'))
    file = join(folder, 'keys')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('reads keys with commas between them, or one a line of a file, newest first', () => {
    writeFileSync(file, `${TWO}\n\n${ONE}\n`)
    expect(readSigningKeys({})).toEqual([])
    expect(readSigningKeys({ SIGNING_KEYS: `${ONE}, ${TWO}` })).toEqual([ONE, TWO])
    expect(readSigningKeys({ SIGNING_KEYS: 'ignored', SIGNING_KEYS_FILE: file })).toEqual([TWO, ONE])
  })

  it('refuses short keys, the same one twice, and a file that cannot be read, without a key in the sentence', () => {
    expect(() => readSigningKeys({ SIGNING_KEYS: 'short,hemlig' })).toThrow(/^SIGNING_KEYS should be (?!.*hemlig)/)
    expect(() => readSigningKeys({ SIGNING_KEYS: `${ONE},${ONE}` })).toThrow(/^SIGNING_KEYS should be (?!.*1111)/)
    writeFileSync(file, '\n')
    expect(() => readSigningKeys({ SIGNING_KEYS_FILE: file })).toThrow('SIGNING_KEYS_FILE should be')
    expect(() => readSigningKeys({ SIGNING_KEYS_FILE: join(folder, 'missing') })).toThrow('SIGNING_KEYS_FILE should be')
  })
})
