import type * as webAuthn from '@simplewebauthn/browser'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { PasskeyAuthenticator, PasskeyMessage, PasskeyRefusal } from '@vitrin/user-session'

type Library = typeof webAuthn
type Options<Name extends 'startRegistration' | 'startAuthentication'> = Parameters<Library[Name]>[0]['optionsJSON']

/** The browser's passkeys, for a host that takes them for the domain of this page. The library is loaded when asked. */
export function browserAuthenticator(domain: string | undefined): PasskeyAuthenticator {
  return {
    isAvailable: location.hostname === domain && 'PublicKeyCredential' in globalThis,
    create: (options) =>
      asked(({ startRegistration }) =>
        startRegistration({ optionsJSON: options as unknown as Options<'startRegistration'> }),
      ),
    sign: (options) =>
      asked(({ startAuthentication }) =>
        startAuthentication({ optionsJSON: options as unknown as Options<'startAuthentication'> }),
      ),
  }
}

async function asked(ask: (library: Library) => Promise<object>): Promise<Outcome<PasskeyMessage, PasskeyRefusal>> {
  const library = await import('@simplewebauthn/browser')
  try {
    return accept({ ...(await ask(library)) })
  } catch (error) {
    // Browsers do not tell why there was none: a closed question and a missing passkey look the same.
    const isKnown = error instanceof library.WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return reject({ code: isKnown ? 'known' : 'unused' })
  }
}
