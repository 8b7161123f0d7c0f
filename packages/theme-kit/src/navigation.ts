import { createContext, use, useCallback } from 'react'

/** Opens pages of the shop. An address has path, query and hash, e.g. `/sv/duschvaggar?glass=klart#recensioner`. */
export interface Navigator {
  readonly push: (to: string) => void
  readonly replace: (to: string) => void
}

export interface Navigation {
  readonly navigator: Navigator
  /** The address of the shown page. */
  readonly shown: () => string | undefined
}

/** Of the whole shop. It never changes, so that no link is rendered anew for it. */
export const NavigationContext = createContext<Navigation | undefined>(undefined)

export type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** Opens a page from code, as a step of the history or in place of the last one. Links do it by themselves. */
export function useNavigate(): Navigate {
  const navigator = use(NavigationContext)?.navigator
  return useCallback((to, { replace = false } = {}) => navigator?.[replace ? 'replace' : 'push'](to), [navigator])
}
