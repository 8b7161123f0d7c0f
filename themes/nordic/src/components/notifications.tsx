import { deferred, observer, useStorefront } from '@vitrin/theme-kit'

/** Fetched before the first notification, because "the network is gone" could not fetch it. */
const Toasts = deferred(() => import('./toasts'))

/** The live region. It is always in the page, so that it can announce (R4.43). */
export const ToastRegion = observer(function ToastRegion() {
  const { notifications, update } = useStorefront().ui
  return (
    <div className="toasts" aria-live="polite">
      {(update || notifications.list.length > 0) && <Toasts />}
    </div>
  )
})

/** Hidden while a dialog is open: the page is inert, so the dialog shows the notifications. */
export const Notifications = observer(function Notifications() {
  const { ui } = useStorefront()
  return ui.overlay || ui.modal || ui.confirmation ? null : <ToastRegion />
})
