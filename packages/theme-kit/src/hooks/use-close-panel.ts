import { useCallback } from 'react'
import { useStorefront } from '../storefront-context'

/** For links and buttons inside a panel that leave it. */
export function useClosePanel(): () => void {
  const { ui } = useStorefront()
  return useCallback(() => ui.closePanel(), [ui])
}
