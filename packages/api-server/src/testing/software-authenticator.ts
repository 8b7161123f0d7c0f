import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Ceremony {
  readonly challenge: string
}

interface Credential {
  readonly id: Buffer
  readonly key: KeyObject
  readonly user: string
  counter: number
}

export interface SoftwareAuthenticatorOptions {
  /** The origin of the page that asks. */
  readonly origin?: string
  /** Whether it has seen a finger or a PIN. */
  readonly verifiesUser?: boolean
  /** Whether it answers like a security key whose maker vouches for it, with a certificate. */
  readonly certificate?: Uint8Array | undefined
}

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 }

/** A browser with an authenticator, as WebAuthn describes them: one passkey, which signs with a key on P-256. */
export class SoftwareAuthenticator {
  readonly #origin: string
  readonly #flags: number
  readonly #certificate: Uint8Array | undefined
  #credential: Credential | undefined

  constructor({ origin = 'http://localhost', verifiesUser = true, certificate }: SoftwareAuthenticatorOptions = {}) {
    this.#origin = origin
    this.#flags = FLAGS.present | (verifiesUser ? FLAGS.verified : 0)
    this.#certificate = certificate
  }

  /** How often its passkey was used, as it tells the host. */
  set counter(counter: number) {
    if (this.#credential) this.#credential.counter = counter
  }

  create({ challenge, rp, user }: Ceremony & { readonly rp: { readonly id: string }; readonly user: { id: string } }) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(16)
    this.#credential = { id, key: privateKey, user: user.id, counter: 0 }
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(cose)])
    const authData = this.#authenticatorData(rp.id, FLAGS.hasCredential, attested)
    const clientData = this.#clientData('webauthn.create', challenge)
    const statement = new Map<string, unknown>(
      this.#certificate && [
        ['alg', -7],
        ['sig', this.#signed(authData, clientData)],
        ['x5c', [this.#certificate]],
      ],
    )
    const object = new Map<string, unknown>([
      ['fmt', this.#certificate ? 'packed' : 'none'],
      ['attStmt', statement],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: text(clientData),
      attestationObject: text(isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0])),
    })
  }

  sign({ challenge, rpId = 'localhost' }: Ceremony & { readonly rpId?: string }) {
    if (this.#credential) this.#credential.counter += 1
    const authData = this.#authenticatorData(rpId)
    const clientData = this.#clientData('webauthn.get', challenge)
    return this.#answer({
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(this.#signed(authData, clientData)),
      userHandle: this.#credential?.user ?? '',
    })
  }

  #answer<Response>(response: Response) {
    const id = text(this.#credential?.id ?? Buffer.alloc(0))
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #authenticatorData(domain: string, flags = 0, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#credential?.counter ?? 0)
    return Buffer.concat([sha256(Buffer.from(domain)), Buffer.from([this.#flags | flags]), counter, attested])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #signed(authData: Buffer, clientData: Buffer): Uint8Array {
    if (!this.#credential) throw new Error('There is no passkey yet.')
    return new Uint8Array(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#credential.key))
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function bytesOf(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}

function text(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
