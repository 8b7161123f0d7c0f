import type { ListingStore } from '@vitrin/catalog'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import type { PageView, PolicyContext } from './policy'

interface PageWithListing {
  readonly listing: Pick<ListingStore, 'offline'>
  reload(): Promise<void>
}

interface LoadMissingListingNeeds extends Pick<PolicyContext, 'report'> {
  readonly pages: { readonly current: PageView<{ category: PageWithListing; search: PageWithListing }> | undefined }
  readonly ui: { readonly online: boolean }
}

/** Loads a list that was not on this device as soon as the network is back (R8.06). */
export function loadMissingListing({ pages, ui, report }: LoadMissingListingNeeds): Cancel {
  const lackingPage = (): PageWithListing | undefined => {
    const page = pages.current
    if (page?.id !== 'category' && page?.id !== 'search') return undefined
    return page.model.listing.offline ? page.model : undefined
  }
  return reaction(
    () => (ui.online ? lackingPage() : undefined),
    (page) => void page?.reload().catch(report),
    { fireImmediately: true },
  )
}
