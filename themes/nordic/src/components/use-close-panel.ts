import { useStorefront } from '@vitrin/theme-kit'
import { useCallback } from 'react'

/** For links and buttons that leave the open panel. */
export function useClosePanel(): () => void {
  const { ui } = useStorefront()
  return useCallback(() => ui.closePanel(), [ui])
}
