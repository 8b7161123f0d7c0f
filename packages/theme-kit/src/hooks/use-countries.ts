import { useMemo } from 'react'
import { useCoreStorefront } from '../storefront-context'
import type { Shopper } from '../stores'
import { useShopper } from './use-shopper'

const NO_COUNTRIES: Shopper['config']['countries'] = []

export interface Countries {
  /** The countries that the shop delivers to: its own country first, the others by name. */
  readonly all: readonly { readonly code: string; readonly name: string }[]
  nameOf(code: string): string
  hasRegion(code: string): boolean
  /** Whether a postcode is typed with digits alone, so that a numeric keyboard does. */
  hasNumericPostcode(code: string): boolean
}

/** The countries that the shop delivers to, named in the shop's language. */
export function useCountries(): Countries {
  const { defaultLocale, defaultCountry } = useCoreStorefront().config.storeView.i18n
  const countries = useShopper()?.config.countries ?? NO_COUNTRIES
  return useMemo(() => {
    const names = new Intl.DisplayNames(defaultLocale, { type: 'region' })
    const named = countries.map(({ code }) => ({ code, name: names.of(code) ?? code }))
    const rank = (code: string) => (code === defaultCountry ? 0 : 1)
    const find = (code: string) => countries.find((country) => country.code === code)
    return {
      all: named.toSorted((a, b) => rank(a.code) - rank(b.code) || a.name.localeCompare(b.name, defaultLocale)),
      nameOf: (code) => named.find((country) => country.code === code)?.name ?? code,
      hasNumericPostcode: (code) => /^[\d\s-]+$/.test(find(code)?.postcode?.mask ?? ''),
      hasRegion: (code) => find(code)?.hasRegion ?? false,
    }
  }, [countries, defaultLocale, defaultCountry])
}
