import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readForm } from './read-form'

const LIMITS = { files: 2, fileBytes: 50, fields: 2, fieldBytes: 20 }
const PARTS = [
  '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nÅsa\r\n',
  '--b\r\nContent-Disposition: form-data; name="attachment"; filename="å.pdf"\r\n',
  'Content-Type: application/pdf\r\n\r\n%PDF\r\n',
  '--b--\r\n',
].join('')
const whole = new TextEncoder().encode(PARTS)

/** The outcome for a body that arrives in pieces, and the bytes of the files. */
async function read(bytes: Uint8Array, pieceBytes = bytes.length) {
  const body = new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += pieceBytes) stream.enqueue(bytes.slice(at, at + pieceBytes))
      stream.close()
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const request = new Request('http://host.test', { method: 'POST', body, headers, duplex: 'half' })
  const files = new Map<string, string>()
  const outcome = await readForm(request, LIMITS, ({ fileName }) => (piece) => {
    files.set(fileName, (files.get(fileName) ?? '') + Buffer.from(piece).toString())
  })
  return { outcome, files }
}

describe('a form that is read in pieces', () => {
  it('is the same however it is cut', async () => {
    for (let pieceBytes = 1; pieceBytes < 40; pieceBytes += 1) {
      const { outcome, files } = await read(whole, pieceBytes)
      expect(outcome).toEqual({ ok: true, value: new Map([['name', 'Åsa']]) })
      expect(files).toEqual(new Map([['å.pdf', '%PDF']]))
    }
  })

  it('is read or refused when it was damaged, and never breaks the host', async () => {
    const damage = fc.record({ at: fc.nat(whole.length), drop: fc.nat(20), insert: fc.uint8Array({ maxLength: 60 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 99 }),
        async (all, piece) => {
          let bytes: Uint8Array = whole
          for (const { at, drop, insert } of all)
            bytes = new Uint8Array([...bytes.slice(0, at), ...insert, ...bytes.slice(at + drop)])
          const { outcome, files } = await read(bytes, piece)
          expect(outcome.ok || outcome.rejection.kind).toBeTruthy()
          for (const content of files.values()) expect(Buffer.byteLength(content)).toBeLessThanOrEqual(3 * 60 + 50)
        },
      ),
      { numRuns: 200 },
    )
  })
})
