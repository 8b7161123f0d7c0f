import { reaction } from 'mobx'
import type { Policy } from './policy'

/** R8.06: a category that was never opened here shows nothing without a network. */
export const sayWhatIsNotOnThisDevice: Policy = ({ storefront: { pages, ui } }) =>
  reaction(
    () => (pages.current?.id === 'category' && pages.current.model.listing.offline ? pages.current : undefined),
    (missing) => {
      if (missing) ui.notifications.show({ type: 'warning', message: { key: 'category.notSynchronized' }, action1: { label: 'ui.ok' } })
    },
    { fireImmediately: true },
  )
