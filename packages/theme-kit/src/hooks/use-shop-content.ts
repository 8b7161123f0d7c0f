import { openContent } from '@vitrin/storefront'
import type { ForTheme } from '../for-theme'
import { useCoreStorefront } from '../storefront-context'

/** The notice, blocks and static sets of the shop. Their HTML is sanitised. For deferred parts. */
export function useShopContent(): ForTheme<ReturnType<typeof openContent>> {
  return openContent(useCoreStorefront())
}
