import { deferred, observer, useStorefront } from '@vitrin/theme-kit'

/** Fetched before the first notification, because "the network is gone" could not fetch it. */
const NoticeList = deferred(() => import('./notice-list'))

/** The live region is always in the page, so that it can announce. */
export const Notices = observer(function Notices() {
  const { notifications, update } = useStorefront().ui
  return (
    <div className="notices" aria-live="polite">
      {(update || notifications.list.length > 0) && <NoticeList />}
    </div>
  )
})

/** A dialog shows them itself. */
export const Notifications = observer(function Notifications() {
  const { ui } = useStorefront()
  return ui.overlay || ui.modal || ui.confirmation ? null : <Notices />
})
