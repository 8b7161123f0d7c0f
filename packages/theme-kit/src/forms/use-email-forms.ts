import { accept, reject, type Outcome } from '@vitrin/kernel'
import { resetIssues } from '@vitrin/user-session'
import { useState } from 'react'
import { useShopper } from '../hooks/use-shopper'
import type { AccountRejection } from '../model'
import { useStorefront } from '../storefront-context'
import type { ProductStore, Shopper } from '../stores'
import { emailRejection } from './email-rejection'
import { useAccountForm, type AccountForm } from './use-account-form'

type EmailForm = AccountForm<{ readonly email: string }>

export interface NewsletterForm {
  readonly form: EmailForm
  /** A mail was sent, and its link is not followed yet. */
  readonly isAwaited: boolean
  /** Without a network the subscription waits. */
  readonly waits: boolean
}

/** Subscribes to the newsletter. A host without one opens the modal that says so. In an `observer`. */
export function useNewsletterForm(email: string): NewsletterForm {
  const { ui } = useStorefront()
  const awaited = useShopper()?.newsletter.awaitsLink
  const [waits, setWaits] = useState(false)
  const form = useAccountForm({
    values: { email: awaited ?? email },
    rules: resetIssues,
    send: async ({ newsletter }, typed): Promise<Outcome<unknown, AccountRejection>> => {
      const asked = await newsletter.subscribe(typed.email)
      if (asked.ok) setWaits(asked.value.status === 'waiting')
      else if (asked.rejection.code === 'not-implemented') ui.openModal('feature-not-implemented')
      else return reject(emailRejection(asked.rejection))
      return accept(undefined)
    },
  })
  return { form, isAwaited: awaited !== undefined, waits }
}

export interface StockNoticeForm {
  readonly form: EmailForm
  /** The address was given; it waits or the host has it. */
  readonly asked: Shopper['stockNotices']['asked'][string] | undefined
  /** It is inside the form that buys, so it is no form: Enter and its button call this. */
  readonly send: () => void
}

/** Leaves an address at a sold-out piece. In an `observer`. */
export function useStockNotice({ product }: ProductStore): StockNoticeForm {
  const shopper = useShopper()
  const sku = product?.sku ?? ''
  const send = async (
    { stockNotices }: Shopper,
    { email }: { readonly email: string },
  ): Promise<Outcome<unknown, AccountRejection>> => {
    const kept = await stockNotices.ask(sku, email)
    return kept.ok ? accept(undefined) : reject(emailRejection(kept.rejection))
  }
  const form = useAccountForm({ values: { email: shopper?.session.current?.email ?? '' }, rules: resetIssues, send })
  return { form, asked: shopper?.stockNotices.asked[sku], send: () => form.run(send) }
}

const EMPTY = { email: '', currentPassword: '' }

export interface EmailChange {
  readonly form: AccountForm<typeof EMPTY>
  /** The new address, once its link is on the way. */
  readonly mailedTo: string
}

/** Asks for another address of the account. It counts once its owner has followed a mailed link. */
export function useEmailChange(): EmailChange {
  const [mailedTo, setMailedTo] = useState('')
  const form = useAccountForm({
    values: EMPTY,
    send: async ({ session }, typed) => {
      const asked = await session.atHost.changeEmail(typed)
      if (asked.ok) setMailedTo(typed.email)
      return asked
    },
    onDone: () => form.reset(),
  })
  return { form, mailedTo }
}
