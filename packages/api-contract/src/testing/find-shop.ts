import type { Values } from './fill'
import type { Send } from './play-stories'
import type { Step } from './story'
import { bodyOf, search } from './stories/calls'
import { asCartItem, chooseOptions, chooseVariant, type ProductDocument } from './shop-products'
import { writeRequest } from './write-request'

export interface ShopQuestion {
  /** The name of the shop's search index. */
  readonly index: string
}

interface Category {
  readonly id: number
  readonly url_path?: string | null
  readonly children_data?: readonly Category[]
}

const forSale = { visibility: [2, 3, 4], status: [0, 1] }

/** What differs from shop to shop, found by browsing: products to buy, a category, a page. */
export async function findShop(send: Send, { index }: ShopQuestion): Promise<Values> {
  const find = async <Document>(entity: string, filters: Parameters<typeof bodyOf>[0], size = 100) => {
    const step = search(`looks for a ${entity}`, entity, bodyOf(filters), { size }, {})
    return documentsOf<Document>(send, step, index)
  }
  const simple = await find<ProductDocument>('product', { ...forSale, type_id: ['simple'] })
  const configurable = await find<ProductDocument>('product', { ...forSale, type_id: ['configurable'] }, 20)
  const categories = await find<Category>('category', { is_active: [true] })
  const pages = await find<{ readonly identifier: string }>('cms_page', { active: [true] })
  return {
    index,
    ...defined({
      simple: simple.map(asCartItem).find((item) => item !== undefined),
      optioned: simple.map(chooseOptions).find((item) => item !== undefined),
      configurable: configurable.map(chooseVariant).find((item) => item !== undefined),
      category: categoryOf(categories, configurable),
      page: pages[0],
    }),
  }
}

async function documentsOf<Document>(send: Send, step: Step, index: string): Promise<readonly Document[]> {
  const written = writeRequest(step, { index })
  if ('missing' in written) return []
  const { status, text } = await send(written.request)
  if (status !== 200) return []
  const { hits } = JSON.parse(text) as { readonly hits?: { readonly hits: readonly { readonly _source: Document }[] } }
  return (hits?.hits ?? []).map(({ _source }) => _source)
}

/** A category that holds one of these products, with the ids of all categories below it. */
function categoryOf(categories: readonly Category[], products: readonly ProductDocument[]) {
  const filled = new Set(products.flatMap(({ category_ids = [] }) => category_ids.map(String)))
  const category = categories.find(({ id, url_path }) => filled.has(String(id)) && (url_path ?? '') !== '')
  return category && { id: category.id, url_path: category.url_path, ids: idsBelow(category) }
}

const idsBelow = ({ id, children_data = [] }: Category): readonly number[] => [id, ...children_data.flatMap(idsBelow)]

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
