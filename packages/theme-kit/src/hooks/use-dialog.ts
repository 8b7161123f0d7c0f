import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'
import { useBackToClose } from './use-back-to-close'

export interface DialogBehaviour {
  /** A closed dialog stays in the page, hidden from everybody. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Props of a `<dialog>`. */
export interface DialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * A native modal dialog: the browser makes the page inert, keeps the focus inside, closes on Escape and gives the focus
 * back to the opener. A click beside the dialog closes it, and so does Back.
 */
export function useDialog({ isOpen, onClose }: DialogBehaviour): DialogProps {
  const ref = useRef<HTMLDialogElement>(null)
  useBackToClose(isOpen, onClose)
  // A layout effect closes the dialog while it is still in the page, so that the opener gets its focus back.
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [isOpen])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
