import { observer, useStorefront } from '@vitrin/theme-kit'
import { OfflineNotice } from './deferred-parts'

/** Above the header: only what is true for the whole shop. */
export const Notices = observer(function Notices() {
  return useStorefront().ui.online ? null : <OfflineNotice />
})
