import { useNavigate, useShopper, useStorefront } from '@vitrin/theme-kit'
import { useEffect, useRef } from 'react'
import type { Shopper } from '../../account/use-account-form'
import { useLinks } from '../../components/use-links'

/**
 * The session of whoever is signed in. A guest is sent home, asked to sign in, and brought back (R6.01, contract §15.2).
 * Whoever has just signed out is not asked.
 */
export function useAccountGuard(): Shopper['session'] | undefined {
  const session = useShopper()?.session
  const { ui } = useStorefront()
  const { account, home } = useLinks()
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)
  const isSignedIn = session?.isSignedIn
  useEffect(() => {
    if (isSignedIn) wasSignedIn.current = true
    if (isSignedIn !== false) return
    const wasEndedByHost = ui.modal === 'authentication'
    if (!wasSignedIn.current || wasEndedByHost) ui.askToSignIn(account)
    void navigate(home, { replace: true })
  }, [isSignedIn, ui, account, home, navigate])
  return isSignedIn ? session : undefined
}
