import {
  ContentSetStore,
  PortfolioStore,
  type ContentSetName,
  type HtmlSanitizer,
  type StaticContentGateway,
} from '@vitrin/content'
import type { RoutedViews } from '@vitrin/routing'
import { buildPath, type BrowseGateways } from '@vitrin/storefront'

const SETS: readonly ContentSetName[] = ['company-info', 'custom-solutions', 'terms']

export interface CmsPageAddressesOptions {
  readonly gateways: Pick<BrowseGateways, 'content'> & { readonly staticFiles: StaticContentGateway }
  readonly sanitizer: HtmlSanitizer
  readonly views: RoutedViews
}

/** The canonical addresses of the pages that come from the headless CMS or from static sets (decisions.md 49). */
export async function cmsPageAddresses({
  gateways: { content, staticFiles: files },
  sanitizer,
  views,
}: CmsPageAddressesOptions): Promise<readonly string[]> {
  const sets = SETS.map(async (id) => {
    const store = new ContentSetStore({ content, files, sanitizer })
    await store.load(id)
    return store.navigation.map(({ slug }, index) =>
      buildPath({ id, params: index === 0 ? {} : { page: slug } }, views),
    )
  })
  const portfolio = await new PortfolioStore({ content, files, sanitizer }).load()
  const gallery = portfolio.ok ? [buildPath({ id: 'portfolio', params: {} }, views)] : []
  return [...(await Promise.all(sets)).flat(), ...gallery]
}
