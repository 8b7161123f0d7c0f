import type { CmsBlockDocument } from '@vitrin/content'
import { openContent } from '@vitrin/storefront'
import { useCoreStorefront } from '../storefront-context'

/** Where a theme shows a block of the CMS. */
type BlockPlace = Parameters<ReturnType<typeof openContent>['blockAt']>[0]

/** The block that the shop's CMS has for a place of the theme. Its HTML is sanitised. For deferred parts. */
export function useBlock(place: BlockPlace): CmsBlockDocument | undefined {
  return openContent(useCoreStorefront()).blockAt(place)
}
