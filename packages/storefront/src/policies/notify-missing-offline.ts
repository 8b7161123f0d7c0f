import type { MessageKey } from '@vitrin/i18n'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import { stopAll } from '../stop-all'
import type { PageView, PolicyContext } from './policy'

interface NotifyMissingOfflineNeeds extends Pick<PolicyContext, 'notify'> {
  readonly pages: {
    readonly current: PageView<{ category: { readonly listing: { readonly offline: boolean } } }> | undefined
    readonly missing: { readonly url: string } | undefined
  }
}

/**
 * Says that a page is not on this device: an empty category (R8.06), or a page in whose place home is shown (R8.11).
 */
export function notifyMissingOffline({ pages, notify }: NotifyMissingOfflineNeeds): Cancel {
  const warn = (key: MessageKey): void => notify({ type: 'warning', message: { key }, action1: { label: 'ui.ok' } })
  return stopAll([
    reaction(
      () => (pages.current?.id === 'category' && pages.current.model.listing.offline ? pages.current : undefined),
      (category) => category && warn('category.notSynchronized'),
      { fireImmediately: true },
    ),
    reaction(
      () => pages.missing,
      (missing) => missing && warn('page.notOffline'),
      { fireImmediately: true },
    ),
  ])
}
