import type { CmsBlockDocument } from '@vitrin/content'
import type { BlockPlace } from '@vitrin/storefront'
import { useCoreStorefront } from '../storefront-context'

/** The block that the shop's CMS has for a place of the theme. Its HTML is sanitised. */
export function useBlock(place: BlockPlace): CmsBlockDocument | undefined {
  return useCoreStorefront().content.blockAt(place)
}
