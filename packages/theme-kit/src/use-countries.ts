import type { Shopper } from '@vitrin/storefront'
import { useMemo } from 'react'
import { useStorefront } from './storefront-context'
import { useShopper } from './use-shopper'

const NONE: Shopper['config']['countries'] = []

export interface Countries {
  /** Where the shop delivers, its own country first, the others by name. */
  readonly all: readonly { readonly code: string; readonly name: string }[]
  hasRegion(code: string): boolean
}

/** Countries in the shop's language. */
export function useCountries(): Countries {
  const { defaultLocale, defaultCountry } = useStorefront().config.storeView.i18n
  const countries = useShopper()?.config.countries ?? NONE
  return useMemo(() => {
    const nameOf = new Intl.DisplayNames(defaultLocale, { type: 'region' })
    const named = countries.map(({ code }) => ({ code, name: nameOf.of(code) ?? code }))
    const rank = (code: string) => (code === defaultCountry ? 0 : 1)
    return {
      all: named.toSorted((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, defaultLocale)),
      hasRegion: (wanted) => countries.some(({ code, hasRegion }) => code === wanted && hasRegion),
    }
  }, [countries, defaultLocale, defaultCountry])
}
