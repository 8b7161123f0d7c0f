import { describe, expect, it } from 'vitest'
import { ATTACHMENT_LIMITS, AttachmentCheck } from './attachment-check'
import { bytesOf, sampleFiles } from './testing'

async function judged(bytes: Uint8Array, pieceBytes = bytes.length) {
  const check = new AttachmentCheck()
  for (let at = 0; at < bytes.length; at += pieceBytes) check.add(bytes.subarray(at, at + pieceBytes))
  return check.result()
}
const pdf = (trailer: string) => bytesOf(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n${trailer}`)

describe('an attachment [R5.20 valid attachment]', () => {
  it.each(Object.entries(sampleFiles))('is judged by its bytes: %s', async (type, bytes) => {
    expect(await judged(bytes)).toEqual({ ok: true, value: type })
    expect(await judged(bytes, 1)).toEqual({ ok: true, value: type })
  })

  it.each<[string, Uint8Array, string]>([
    ['an empty file', new Uint8Array(0), 'empty'],
    ['a text', bytesOf('photo.jpg'), 'unknown-kind'],
    ['a page of the web', bytesOf('<html><script>alert(1)</script>'), 'unknown-kind'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'unknown-kind'],
    ['a picture of another kind', bytesOf('GIF89a'), 'unknown-kind'],
    ['zeros', new Uint8Array(5000), 'unknown-kind'],
    ['a file over 10 MB', new Uint8Array(ATTACHMENT_LIMITS.bytes + 1), 'too-large'],
  ])('is refused when it is %s', async (_, bytes, rejection) => {
    expect(await judged(bytes)).toEqual({ ok: false, rejection })
  })

  it.each(['<< /Size 9 /Encrypt 8 0 R >>', '<</Encrypt<</V 4>>>>', '<< /Type /XRef\n/Encrypt\n8 0 R >>'])(
    'is refused when it is a PDF with a password: %s',
    async (trailer) => {
      for (const pieceBytes of [1, 3, 8, 9, 4096])
        expect(await judged(pdf(trailer), pieceBytes)).toEqual({ ok: false, rejection: 'encrypted' })
    },
  )

  it('may be a PDF that only has a name like that', async () => {
    expect(await judged(pdf('<< /EncryptMetadata false >>'))).toMatchObject({ ok: true })
  })

  it('may have 10 MB', async () => {
    const bytes = new Uint8Array(ATTACHMENT_LIMITS.bytes)
    bytes.set(sampleFiles['image/png'])
    expect(await judged(bytes, 65_536)).toEqual({ ok: true, value: 'image/png' })
  })
})
