import { observer, useStorefront } from '@vitrin/theme-kit'
import '../styles/overlays.css'
import { Toast } from './toast'
import { UpdatePrompt } from './update-prompt'

export default observer(function Toasts() {
  const { pages, ui } = useStorefront()
  return (
    <>
      {ui.notifications.list.map((notification) => (
        <Toast key={notification.id} notification={notification} />
      ))}
      {/* Quiet: it stands neither in the way of who orders nor of what was opened. */}
      {ui.update && !ui.overlay && !ui.modal && pages.current?.id !== 'checkout' && <UpdatePrompt update={ui.update} />}
    </>
  )
})
