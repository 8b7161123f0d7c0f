import type { CatalogueProduct, SearchRequest } from '@vitrin/catalog'
import type { CmsSearchRequest, CmsSearchResult } from '@vitrin/content'
import { nextPriceWindowEdge } from '@vitrin/pricing'
import type { MappedDocument, MovedPath } from '@vitrin/routing'
import type { BrowseGateways } from '@vitrin/storefront'
import type { KeptAnswers } from './kept-answers'

export interface KeptGatewaysOptions {
  /** Of one store view. */
  readonly answers: KeptAnswers
  readonly timeZone: string
}

/** The same gateways, whose answers about the catalogue and the content are kept for a while. Stock is always asked. */
export function keptGateways<Gateways extends Omit<BrowseGateways, 'content'>>(
  gateways: Gateways,
  { answers, timeZone }: KeptGatewaysOptions,
): Gateways {
  const { search, cms, urls } = gateways
  const priceEdge = (documents: readonly unknown[], askedMs: number): number | undefined =>
    nextPriceWindowEdge(documents as readonly CatalogueProduct[], askedMs, timeZone)
  return {
    ...gateways,
    search: {
      search: <Item>(request: SearchRequest) =>
        answers.get(
          `search ${JSON.stringify(request)}`,
          () => search.search<Item>(request),
          ({ items }, askedMs) => (request.type === 'product' ? priceEdge(items, askedMs) : undefined),
        ),
    },
    ...(cms && {
      cms: {
        search: <Document>(request: CmsSearchRequest): Promise<CmsSearchResult<Document>> =>
          answers.get(`cms ${JSON.stringify(request)}`, () => cms.search<Document>(request)),
      },
    }),
    urls: {
      async map(path: string, childSku?: string): Promise<MappedDocument | MovedPath | undefined> {
        const found = await answers.get(
          `url ${path}`,
          () => urls.map(path),
          (answer, askedMs) => (answer?.type === 'product' ? priceEdge([answer.document], askedMs) : undefined),
        )
        // A variant is a choice among products only. There is no end of such questions, so they are not kept.
        return childSku !== undefined && found?.type === 'product' ? urls.map(path, childSku) : found
      },
    },
  }
}
