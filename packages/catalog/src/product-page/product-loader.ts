import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { CatalogConfig } from '../catalog-config'
import { optionCode } from '../selection/configure'
import type { KnownAttributes } from '../attributes/known-attributes'
import type { SearchGateway } from '../ports'
import { prepareProduct } from '../document/prepare-product'
import type { Product, ProductDocument } from '../document/product'
import { associatedProductsQuery, parentOfVariantQuery, singleProductQuery } from '../search/product-queries'
import type { ProductLoadRejection } from '../rejections'
import type { AddressQuery } from '../selection/address-parameters'
import { isEnabled } from '../selection/select-variant'
import { withStock } from '../stock/stock-rules'

export interface ProductAddress {
  readonly parentSku: string
  readonly childSku?: string | undefined
  /** The query of the address, with more choices. */
  readonly query?: AddressQuery | undefined
}

export interface ProductLoaderOptions {
  readonly search: SearchGateway
  readonly attributes: KnownAttributes
  readonly config: CatalogConfig
}

/** Loads a product that may be shown, with its parts and the labels of its attributes (contract §15.7). */
export async function loadProduct(
  { parentSku }: ProductAddress,
  document: ProductDocument | undefined,
  { search, attributes, config }: ProductLoaderOptions,
): Promise<Outcome<Product, ProductLoadRejection>> {
  if (!document && parentSku === '')
    return reject({ code: 'empty-result', message: 'Please provide the search key sku for product/single action!' })
  const given = document ?? (await first(search, singleProductQuery(parentSku)))
  const found = given && prepareProduct(given)
  if (!found) return (await hiddenVariant(parentSku, { search, config })) ?? emptyProduct(`sku = ${parentSku}`)
  if (!isEnabled(found)) return emptyProduct(`product status = ${found.status}`)
  if (found.visibility === 1) {
    return (
      (await hiddenVariant(found.sku, { search, config })) ?? emptyProduct(`product visibility = ${found.visibility}`)
    )
  }
  const [product] = await Promise.all([withParts(found, search), loadLabels(found, attributes)])
  return accept(withStock(product, [], config))
}

/** A variant that has a document of its own, or is only in the document of its parent (R2.38, R4.02). */
async function hiddenVariant(
  childSku: string,
  { search, config }: Pick<ProductLoaderOptions, 'search' | 'config'>,
): Promise<Outcome<never, ProductLoadRejection> | undefined> {
  const parent = config.preventDirectAccess ? await first(search, parentOfVariantQuery(childSku)) : undefined
  return parent && reject({ code: 'hidden-variant', parent: prepareProduct(parent), childSku })
}

/** R4.01, R4.02: the sentences of specification §8. */
function emptyProduct(reason: string): Outcome<never, ProductLoadRejection> {
  return reject({ code: 'empty-result', message: `Product query returned empty result ${reason}` })
}

async function first(
  search: SearchGateway,
  request: ReturnType<typeof singleProductQuery>,
): Promise<ProductDocument | undefined> {
  const { items } = await search.search<ProductDocument>(request)
  return items[0]
}

/** A product has an extract of its attributes; without one its field names are the codes to load. */
async function loadLabels(document: Product, attributes: KnownAttributes): Promise<void> {
  if (document.attributes_metadata?.length) return
  await attributes.load([
    ...new Set([
      ...Object.keys(document),
      ...(document.configurable_options ?? []).map((option) => optionCode(option)),
    ]),
  ])
}

/** Grouped and bundle products are bought as their parts (R4.07, R5.04). */
async function withParts(product: Product, search: SearchGateway): Promise<Product> {
  const skus = [
    ...(product.product_links ?? []).filter(isAssociated).map(({ linked_product_sku }) => linked_product_sku),
    ...(product.bundle_options ?? []).flatMap(({ product_links }) => product_links.map(({ sku }) => sku)),
  ]
  if (skus.length === 0) return product
  const { items } = await search.search<ProductDocument>(associatedProductsQuery([...new Set(skus)]))
  const bySku = new Map(items.map((item) => [item.sku, prepareProduct(item)]))
  return {
    ...product,
    ...(product.product_links && {
      product_links: product.product_links.flatMap((link) => {
        if (!isAssociated(link)) return [link]
        const part = bySku.get(link.linked_product_sku)
        // A part that is disabled or no longer sold is left out: it could not be bought (contract §15.4).
        return part ? [{ ...link, product: { ...part, qty: link.extension_attributes?.qty ?? 1 } }] : []
      }),
    }),
    ...(product.bundle_options && {
      bundle_options: product.bundle_options.map((option) => ({
        ...option,
        product_links: option.product_links.flatMap((link) => {
          const part = bySku.get(link.sku)
          return part ? [{ ...link, product: part }] : []
        }),
      })),
    }),
  }
}

function isAssociated({
  link_type,
  linked_product_type,
}: {
  readonly link_type: string
  readonly linked_product_type?: string
}): boolean {
  return link_type === 'associated' && (linked_product_type ?? 'simple') === 'simple'
}
