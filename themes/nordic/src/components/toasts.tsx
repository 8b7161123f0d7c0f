import { observer, useStorefront } from '@vitrin/theme-kit'
import '../styles/overlays.css'
import { Toast } from './toast'

export default observer(function Toasts() {
  const { list } = useStorefront().ui.notifications
  return list.map((notification) => <Toast key={notification.id} notification={notification} />)
})
