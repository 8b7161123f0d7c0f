import { useLinks, useNavigate, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useEffect, useRef } from 'react'
import type { Shopper } from '../../account/use-account-form'

export interface GuardedAccount {
  /** Of whoever is signed in. */
  readonly session: Shopper['session'] | undefined
  readonly signOut: () => void
}

/** A guest is sent home, asked to sign in, and brought back to where they were going (R6.01, contract §15.2). Whoever leaves here is not asked. */
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
    void navigate(home, { replace: true })
  }, [isSignedIn, ui, address, home, navigate])
  const signOut = () => {
    isLeaving.current = true
    void session?.logout()
  }
  return { session: isSignedIn ? session : undefined, signOut }
}
