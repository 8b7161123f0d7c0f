import { useCallback, useEffect, useState } from 'react'
import { useStorefront } from '../storefront-context'
import type { SearchStore } from '../stores'

export interface Search {
  /** Undefined until its code is loaded. */
  readonly search: SearchStore | undefined
  /** Its code could not be loaded. */
  readonly hasFailed: boolean
  /** Loads the code again. */
  readonly retry: () => void
}

/** The search of the shop, for a panel. When the panel closes, the search remembers what was searched for. */
export function useSearch(): Search {
  const storefront = useStorefront()
  const [search, setSearch] = useState<SearchStore>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    storefront.whenSearch().then(setSearch, (error: unknown) => {
      storefront.report(error)
      setFailed(true)
    })
  }, [storefront])
  useEffect(load, [load])
  useEffect(() => () => void search?.remember(), [search])
  return { search, hasFailed, retry: load }
}
