import { isOffline } from '@vitrin/kernel'
import { useState } from 'react'
import { useStorefront } from '../storefront-context'
import { useShopper } from './use-shopper'

export interface AccountCopy {
  readonly busy: boolean
  readonly problem: 'offline' | 'failed' | undefined
  readonly download: () => Promise<void>
}

/** Downloads everything that the shop knows about the account, as a JSON file. */
export function useAccountCopy(fileName: string): AccountCopy {
  const shopper = useShopper()
  const storefront = useStorefront()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AccountCopy['problem']>()
  const download = async () => {
    if (!shopper) return
    setBusy(true)
    setProblem(undefined)
    try {
      save(fileName, JSON.stringify(await shopper.accountCopy(), null, 2))
    } catch (error) {
      storefront.report(error)
      setProblem(isOffline(error) ? 'offline' : 'failed')
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, download }
}

function save(fileName: string, json: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
