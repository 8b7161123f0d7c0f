import { useCallback } from 'react'
import type { ListingStore } from '../stores'
import { useNavigate } from '../navigation'
import { useStorefront } from '../storefront-context'

/**
 * Goes to the address that a GET form of filters would lead to, without loading the page (R2.36). Parameters of the
 * address that the form has no field for stay. Each choice is a step that Back undoes.
 */
export function useFilterForm(path: string, query: ListingStore['query']): (form: HTMLFormElement) => void {
  const navigate = useNavigate()
  const { defaultSort } = useStorefront().config.catalog
  return useCallback(
    (form) => {
      const named = new Set(Array.from(form.elements, (field) => field.getAttribute('name')))
      const others = Object.entries(query).flatMap(([key, values]) =>
        named.has(key) ? [] : values.map((value) => [key, value] as const),
      )
      const chosen = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      const search = new URLSearchParams()
      for (const [key, value] of [...chosen, ...others])
        if (value !== '' && value !== defaultSort) search.append(key, value)
      navigate(search.size > 0 ? `${path}?${search}` : path)
    },
    [navigate, path, query, defaultSort],
  )
}
