import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, decode, encode } from './encodings'

describe('acceptedEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    ['deflate, zstd', 'identity'],
    [undefined, 'identity'],
  ] as const)('of %s is %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected)
  })
})

describe('encode', () => {
  it('gives bytes that decode to the same text', async () => {
    const body = Buffer.from('Duschhörna '.repeat(200))
    expect(brotliDecompressSync(await encode(body, 'br', 5))).toEqual(body)
    expect(gunzipSync(await encode(body, 'gzip', 5))).toEqual(body)
    expect(await encode(body, 'identity', 5)).toBe(body)
  })
  it.each(['br', 'gzip', 'identity'] as const)('is undone by decode: %s', async (encoding) => {
    for (const length of [0, 1, 5000]) {
      const body = Buffer.from('å'.repeat(length))
      expect(await decode(await encode(body, encoding, 5), encoding)).toEqual(body)
    }
  })
})
