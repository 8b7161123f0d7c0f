import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStorefront } from '../storefront-context'

/** Goes to the address that a GET form of filters would lead to, without loading the page (R2.36). */
export function useFilterForm(path: string): (form: HTMLFormElement) => void {
  const navigate = useNavigate()
  const { defaultSort } = useStorefront().config.catalog
  return useCallback(
    (form) => {
      const search = new URLSearchParams()
      for (const [key, value] of new FormData(form))
        if (typeof value === 'string' && value !== '' && value !== defaultSort) search.append(key, value)
      void navigate(search.size > 0 ? `${path}?${search}` : path, { replace: true })
    },
    [navigate, path, defaultSort],
  )
}
