import { TransportError, type Outcome } from '@vitrin/kernel'
import type { PasskeyRejection } from '../model'
import type { Shopper } from '../stores'
import { useMessage } from '../hooks/use-message'
import type { MessageKey, Translate } from '@vitrin/i18n'
import { useState } from 'react'

interface PasskeyProblem {
  /** Why the last action did not succeed; empty when it did. */
  readonly problem: string
  /** Runs an action, and gives whether it succeeded. */
  readonly explained: (shopper: Shopper, action: () => Promise<Outcome<unknown, PasskeyRejection>>) => Promise<boolean>
}

/** Says why a passkey could not be used, added or removed. */
export function usePasskeyProblem(): PasskeyProblem {
  const t = useMessage()
  const [problem, setProblem] = useState('')
  return {
    problem,
    async explained(shopper, action) {
      setProblem('')
      try {
        const done = await action()
        if (!done.ok) setProblem(passkeyProblem(done.rejection, { t, shopper }))
        return done.ok
      } catch (error) {
        const isOffline = error instanceof TransportError && error.fault === 'offline'
        setProblem(t(isOffline ? 'account.needsNetwork' : 'request.unreachable'))
        return false
      }
    },
  }
}

export function passkeyProblem(
  rejection: PasskeyRejection,
  { t, shopper }: { readonly t: Translate<MessageKey>; readonly shopper: Pick<Shopper, 'hostSentence'> },
): string {
  if ('message' in rejection) return shopper.hostSentence(rejection.message) ?? t('request.refused')
  return t(rejection.code === 'known' ? 'account.passkeyKnown' : 'account.passkeyUnused')
}
