import { deferred, observer, useStorefront } from '@vitrin/theme-kit'

/** Fetched before there is a message: one that says that the network is gone could not fetch it. */
const Toasts = deferred(() => import('./toasts'))

/** Always there, so that it can announce (R4.43). */
export const ToastRegion = observer(function ToastRegion() {
  const { notifications, update } = useStorefront().ui
  return (
    <div className="toasts" aria-live="polite">
      {(update || notifications.list.length > 0) && <Toasts />}
    </div>
  )
})

/** While a panel, a modal or a question is open it shows the messages itself: what lies under it is inert. */
export const Notifications = observer(function Notifications() {
  const { ui } = useStorefront()
  return ui.overlay || ui.modal || ui.confirmation ? null : <ToastRegion />
})
