import { accept, lazy, reject, type Outcome } from '@vitrin/kernel'

/** The kinds of files that may be attached, each with the usual ending of its name. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
} as const

export type AttachmentType = keyof typeof ATTACHMENT_TYPES

export const ATTACHMENT_LIMITS = { files: 3, bytes: 10 * 1024 * 1024 } as const

export type AttachmentIssue = 'empty' | 'too-large' | 'unknown-kind' | 'encrypted'

/** The library recognises these kinds by less than this. */
const START_BYTES = 4100
/** "/Encrypt" in the dictionary at the end of a PDF, which is never compressed. */
const ENCRYPT = [0x2f, 0x45, 0x6e, 0x63, 0x72, 0x79, 0x70, 0x74]
/** The next byte shows that the name has ended: a blank, or the "<" of a dictionary. */
const NAME_ENDS: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x25, 0x3c])

const fileType = lazy(() => import('file-type'))

/** Judges a file by its bytes, piece by piece; the name and the type that it claims do not count. */
export class AttachmentCheck {
  #size = 0
  #start: Uint8Array = new Uint8Array(0)
  /** The last bytes so far, because a name may be cut in two. */
  #tail: Uint8Array = new Uint8Array(0)
  #namesEncryption = false

  add(bytes: Uint8Array): void {
    this.#size += bytes.length
    if (this.#start.length < START_BYTES) this.#start = joined(this.#start, bytes.subarray(0, START_BYTES))
    if (this.#namesEncryption || !this.#isPdf()) return
    const seam = joined(this.#tail, bytes.subarray(0, ENCRYPT.length))
    this.#namesEncryption = hasEncryptName(seam) || hasEncryptName(bytes)
    this.#tail = joined(this.#tail, bytes.subarray(-ENCRYPT.length)).slice(-ENCRYPT.length)
  }

  get size(): number {
    return this.#size
  }

  /** Reading can stop. */
  get isTooLarge(): boolean {
    return this.#size > ATTACHMENT_LIMITS.bytes
  }

  /** Rejects with an error when the library cannot be loaded. */
  async result(): Promise<Outcome<AttachmentType, AttachmentIssue>> {
    if (this.#size === 0) return reject('empty')
    if (this.isTooLarge) return reject('too-large')
    const { fileTypeFromBuffer } = await fileType.load()
    const type = knownType((await fileTypeFromBuffer(this.#start))?.mime)
    if (!type) return reject('unknown-kind')
    return type === 'application/pdf' && this.#namesEncryption ? reject('encrypted') : accept(type)
  }

  #isPdf(): boolean {
    const [percent, p, d, f] = this.#start
    return percent === 0x25 && p === 0x50 && d === 0x44 && f === 0x46
  }
}

/** Phones also name their HEIC pictures by the family of the format. */
function knownType(mime: string | undefined): AttachmentType | undefined {
  if (mime === undefined) return undefined
  const type = mime.startsWith('image/heif') || mime === 'image/heic-sequence' ? 'image/heic' : mime
  return type in ATTACHMENT_TYPES ? (type as AttachmentType) : undefined
}

function hasEncryptName(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    const after = bytes[at + ENCRYPT.length]
    if (after !== undefined && NAME_ENDS.has(after) && ENCRYPT.every((byte, index) => bytes[at + index] === byte))
      return true
  }
  return false
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}
