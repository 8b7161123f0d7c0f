import type { CatalogueDocument } from '@vitrin/api-server'
import { isText } from '../shape/fields'
import type { AddressOf } from './read-rewrites'

/** Our kinds by the platform's words. */
const KINDS: Readonly<Record<string, string>> = { product: 'product', category: 'category', 'cms-page': 'cms_page' }

/** The addresses of products, categories and pages. */
export function addressesOf(documents: Iterable<CatalogueDocument>): {
  readonly of: AddressOf
  readonly has: (path: string) => boolean
} {
  const byDocument = new Map<string, string>()
  for (const { type, id, doc } of documents) {
    const address = type === 'cms_page' ? doc['identifier'] : doc['url_path']
    if (isText(address)) byDocument.set(`${type} ${id}`, address)
  }
  const paths = new Set(byDocument.values())
  return { of: (kind, id) => byDocument.get(`${KINDS[kind]} ${id}`), has: (path) => paths.has(path) }
}
