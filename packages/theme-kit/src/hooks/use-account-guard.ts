import { useEffect, useRef } from 'react'
import { useNavigate } from '../navigation'
import { useStorefront } from '../storefront-context'
import type { SessionStore } from '../stores'
import { useLinks } from './use-links'
import { useShopper } from './use-shopper'

export interface GuardedAccount {
  /** Undefined until a customer is signed in. */
  readonly session: SessionStore | undefined
  readonly signOut: () => void
}

/**
 * For screens of the account: sends a guest to the home page, asks for the sign-in there, and comes back afterwards
 * (R6.01, contract §15.2). It does not ask a customer who has just signed out or deleted the account.
 */
export function useAccountGuard(): GuardedAccount {
  const session = useShopper()?.session
  const { ui, pages } = useStorefront()
  const { account, home } = useLinks()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const isSignedIn = session?.isSignedIn
  const address = pages.current?.id === 'my-account' ? pages.current.url : account
  useEffect(
    () =>
      session?.events.subscribe(({ type }) => {
        if (type === 'account-deleted') isLeaving.current = true
      }),
    [session],
  )
  useEffect(() => {
    if (isSignedIn !== false) return
    if (!isLeaving.current) ui.openModal('authentication', address)
    navigate(home, { replace: true })
  }, [isSignedIn, ui, address, home, navigate])
  const signOut = () => {
    isLeaving.current = true
    void session?.logout()
  }
  return { session: isSignedIn ? session : undefined, signOut }
}
