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
      {/* Hidden in the checkout and while a panel or modal is open, so that it interrupts nothing. */}
      {ui.update && !ui.overlay && !ui.modal && pages.current?.id !== 'checkout' && <UpdatePrompt update={ui.update} />}
    </>
  )
})
