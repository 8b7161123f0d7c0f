import { observer, useStorefront } from '@vitrin/theme-kit'
import { lazy, Suspense } from 'react'

const Toasts = lazy(() => import('./toasts'))

/** Always there, so that it can announce; what it shows comes with the first message (R4.43). */
export const ToastRegion = observer(function ToastRegion() {
  const { list } = useStorefront().ui.notifications
  return <div className="toasts" aria-live="polite">{list.length > 0 && <Suspense><Toasts /></Suspense>}</div>
})

/** While a panel, a modal or a question is open it shows the messages itself: what lies under it is inert. */
export const Notifications = observer(function Notifications() {
  const { ui } = useStorefront()
  return ui.overlay || ui.modal || ui.confirmation ? null : <ToastRegion />
})
