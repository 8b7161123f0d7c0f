import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { StoredPasskey } from '../../database'
import type { ShopRequest } from '../calls/shop-call'
import type { RelyingParty } from './relying-party'

/** The library is loaded by the first shopper with a passkey. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** EdDSA, ES256 and RS256, by which all authenticators sign. */
const ALGORITHMS = [-8, -7, -257]
/** Formats without certificates; with attestation `none` browsers send no others. */
const FORMATS: readonly string[] = ['none', 'packed']

type NewPasskey = Pick<StoredPasskey, 'id' | 'publicKey' | 'counter'>

/** What a browser asks its authenticator for. The passkey can name the account itself, so that no address is typed. */
export async function creationOptions(
  { domain }: RelyingParty,
  account: {
    readonly id: number
    readonly email: string
    readonly name: string
    readonly shopName: string
    readonly known: readonly string[]
  },
  challenge: string,
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: account.shopName,
    rpID: domain,
    userID: new TextEncoder().encode(String(account.id)),
    userName: account.email,
    userDisplayName: account.name,
    challenge,
    attestationType: 'none',
    excludeCredentials: account.known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

export async function loginOptions({ domain }: RelyingParty, challenge: string) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({ rpID: domain, challenge, userVerification: 'required' })
}

/** The challenge that a browser says it has answered; undefined where it says none. */
export async function claimedChallenge(clientDataJSON: string): Promise<string | undefined> {
  try {
    const { decodeClientDataJSON } = await helpers()
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { readonly challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The passkey that this answer creates, or undefined when it is not one to this challenge. */
export async function verifiedPasskey(
  { domain, origin }: RelyingParty,
  created: ShopRequest<'addPasskey'>['body'],
  challenge: string,
): Promise<NewPasskey | undefined> {
  try {
    if (await hasCertificates(created.response.attestationObject)) return undefined
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} } satisfies RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // The library throws for whatever it finds wrong.
    return undefined
  }
}

/** The new counter of the passkey, or undefined when this is not its signature of this challenge. */
export async function verifiedCounter(
  { domain, origin }: RelyingParty,
  passkey: StoredPasskey,
  { signed, challenge }: { readonly signed: ShopRequest<'passkeyLogin'>['body']; readonly challenge: string },
): Promise<number | undefined> {
  const { userHandle, ...answered } = signed.response
  try {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...signed,
        response: { ...answered, ...(userHandle != null && { userHandle }) },
        clientExtensionResults: {},
      } satisfies AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** Nothing here reads a caller's certificates: the host does not ask which make an authenticator is. */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers()
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  return !FORMATS.includes(decoded.get('fmt')) || decoded.get('attStmt').get('x5c') !== undefined
}
