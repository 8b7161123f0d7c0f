import { useEffect, useState } from 'react'
import type { Shopper } from '../stores'
import { useWithShopper } from './use-shopper'

export interface Logins {
  /** The devices that are signed in; undefined until the host has answered. */
  readonly logins: Awaited<ReturnType<Shopper['session']['atHost']['logins']>> | undefined
  readonly hasFailed: boolean
  readonly busy: boolean
  readonly signOutEverywhere: () => void
}

export function useLogins(): Logins {
  const withShopper = useWithShopper()
  const [logins, setLogins] = useState<Logins['logins']>()
  const [hasFailed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const attempt = async (ask: (shopper: Shopper) => Promise<void>) => {
    setFailed(false)
    try {
      await withShopper(ask)
    } catch {
      setFailed(true)
    }
  }
  useEffect(() => {
    void attempt(async ({ session }) => setLogins(await session.atHost.logins()))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit of the page
  }, [])
  const signOutEverywhere = async () => {
    setBusy(true)
    await attempt(async ({ session }) => {
      const ended = await session.atHost.signOutEverywhere()
      if (!ended.ok) setFailed(true)
    })
    setBusy(false)
  }
  return { logins, hasFailed, busy, signOutEverywhere: () => void signOutEverywhere() }
}
