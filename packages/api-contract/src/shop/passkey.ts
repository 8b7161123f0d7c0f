import { z } from 'zod'

/** Bytes in base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, { error: 'should be base64url' })

/** The standard allows ids of 1023 bytes. */
const id = bytes(1364)

const credential = { id, rawId: id, type: z.literal('public-key') }

export const passkeyId = z.object({ id })

/** What a browser answers to the options of a new passkey, and to those of a login (WebAuthn level 3, §5.1). */
export const createdPasskey = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(40_000) }),
})

export const signedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(100).nullish(),
  }),
})
