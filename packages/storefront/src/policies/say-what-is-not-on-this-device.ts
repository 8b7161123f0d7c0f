import type { MessageKey } from '@vitrin/i18n'
import { reaction } from 'mobx'
import type { Policy } from './policy'

/** Without a network a category that was never opened here shows nothing (R8.06), other pages lead home (R8.11). */
export const sayWhatIsNotOnThisDevice: Policy = ({ storefront: { pages, ui } }) => {
  const warn = (key: MessageKey): void =>
    ui.notifications.show({ type: 'warning', message: { key }, action1: { label: 'ui.ok' } })
  const stops = [
    reaction(
      () => (pages.current?.id === 'category' && pages.current.model.listing.offline ? pages.current : undefined),
      (missing) => missing && warn('category.notSynchronized'),
      { fireImmediately: true },
    ),
    reaction(
      () => pages.missing,
      (missing) => missing && warn('page.notOffline'),
      { fireImmediately: true },
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
