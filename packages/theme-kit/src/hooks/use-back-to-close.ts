import { useLayoutEffect, useRef } from 'react'
import { useCoreStorefront } from '../storefront-context'

/**
 * While it is open, Back closes it and leaves the page as it is. `useDialog` does this for dialogs; call it for a
 * sheet that is not a dialog.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const { layers } = useCoreStorefront().ui
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  useLayoutEffect(() => (isOpen ? layers.add({ close: () => latest.current() }) : undefined), [isOpen, layers])
}
