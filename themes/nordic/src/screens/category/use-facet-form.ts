import { useNavigate, useStorefront } from '@vitrin/theme-kit'
import { useCallback } from 'react'

/** Goes to the address that the form would have gone to, as it stands now (R2.36). */
export function useFacetForm(path: string): (form: HTMLFormElement) => void {
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
