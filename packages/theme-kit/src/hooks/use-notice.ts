import { openContent } from '@vitrin/storefront'
import type { ForTheme } from '../for-theme'
import { useCoreStorefront } from '../storefront-context'

/** The notice of the shop. For deferred parts. */
export function useNotice(): ForTheme<ReturnType<typeof openContent>['notice']> {
  return openContent(useCoreStorefront()).notice
}
