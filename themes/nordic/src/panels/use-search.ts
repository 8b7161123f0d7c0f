import { useStorefront, type SearchStore } from '@vitrin/theme-kit'
import { useCallback, useEffect, useState } from 'react'

export interface Search {
  readonly search: SearchStore | undefined
  /** Its code could not be fetched. */
  readonly broken: boolean
  /** Fetches it, also after that. */
  readonly load: () => void
}

/** The shop's search for as long as its panel is open. */
export function useSearch(): Search {
  const storefront = useStorefront()
  const [search, setSearch] = useState<SearchStore>()
  const [broken, setBroken] = useState(false)
  const load = useCallback(() => {
    storefront.whenSearch().then(setSearch, (error: unknown) => {
      storefront.report(error)
      setBroken(true)
    })
  }, [storefront])
  useEffect(load, [load])
  // Closed, or left by a link to what was found: the term was of use.
  useEffect(() => () => void search?.remember(), [search])
  return { search, broken, load }
}
