import { useNavigate, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useEffect, useRef } from 'react'
import type { Shopper } from '../../account/use-account-form'
import { useLinks } from '../../components/use-links'

export interface GuardedAccount {
  /** Of whoever is signed in. */
  readonly session: Shopper['session'] | undefined
  readonly signOut: () => void
}

/** A guest is sent home, asked to sign in, and brought back (R6.01, contract §15.2). Whoever signs out here is not asked. */
export function useAccountGuard(): GuardedAccount {
  const session = useShopper()?.session
  const { ui } = useStorefront()
  const { account, home } = useLinks()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const isSignedIn = session?.isSignedIn
  useEffect(() => {
    if (isSignedIn !== false) return
    if (!isLeaving.current) ui.openModal('authentication', account)
    void navigate(home, { replace: true })
  }, [isSignedIn, ui, account, home, navigate])
  const signOut = () => {
    isLeaving.current = true
    void session?.logout()
  }
  return { session: isSignedIn ? session : undefined, signOut }
}
