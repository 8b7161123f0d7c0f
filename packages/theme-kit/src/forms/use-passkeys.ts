import { accept, reject, type Outcome } from '@vitrin/kernel'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useMessage } from '../hooks/use-message'
import type { AccountRejection, Passkey } from '../model'
import type { Shopper } from '../stores'
import { useAccountForm, type AccountForm } from './use-account-form'
import { passkeyProblem, usePasskeyProblem } from './use-passkey-problem'

const EMPTY = { currentPassword: '' }

export interface Passkeys {
  readonly listed: readonly Passkey[]
  readonly problem: string | undefined
  /** Gets the focus when a passkey goes with its button. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly remove: (id: Passkey['id']) => void
  /** Adds one, with the password: a borrowed device must not become a key of the account. */
  readonly form: AccountForm<typeof EMPTY>
  /** What became known when one was added, for a live region. */
  readonly said: string
}

/** The passkeys of the account. */
export function usePasskeys(shopper: Shopper): Passkeys {
  const t = useMessage()
  const { passkeys } = shopper.session
  const [listed, setListed] = useState<readonly Passkey[]>([])
  const [said, setSaid] = useState('')
  const { problem, explained } = usePasskeyProblem()
  const heading = useRef<HTMLHeadingElement>(null)
  // Without an answer the list comes with the next visit; adding one says what is wrong.
  const read = () => passkeys.list().then(setListed, () => undefined)
  useEffect(() => {
    void read()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit of the page
  }, [])
  const remove = async (id: Passkey['id']) => {
    if (!(await explained(shopper, () => passkeys.remove(id)))) return
    heading.current?.focus()
    await read()
  }
  const form = useAccountForm({
    values: EMPTY,
    send: async (current, { currentPassword }): Promise<Outcome<unknown, AccountRejection>> => {
      setSaid('')
      const added = await current.session.passkeys.add(currentPassword)
      if (added.ok) {
        setSaid(t('account.passkeyIsAdded'))
        void read()
        return accept(undefined)
      }
      const { rejection } = added
      if ('issues' in rejection || 'message' in rejection) return reject(rejection)
      // The device has refused, not the host.
      setSaid(passkeyProblem(rejection, { t, shopper: current }))
      return accept(undefined)
    },
    onDone: () => form.reset(),
  })
  return { listed, problem, heading, remove: (id) => void remove(id), form, said }
}
