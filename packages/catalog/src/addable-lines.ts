import { accept, reject, type Outcome } from '@vitrin/kernel'
import { refuseLine } from './add-rules'
import type { CartItemDraft } from './cart-item-draft'
import { cartItemDrafts, type ChosenProduct } from './cart-item-drafts'
import type { CatalogConfig } from './catalog-config'
import type { CustomSizeStore } from './custom-size-store'
import type { MadeToMeasureStore } from './made-to-measure-store'
import type { Product } from './product'
import type { AddRejection } from './rejections'

/** A product page as it stands when the shopper adds. */
export interface AddedProduct extends Omit<ChosenProduct, 'product' | 'measured'> {
  readonly product: Product | undefined
  readonly madeToMeasure: MadeToMeasureStore | undefined
  readonly isSizedByHost: boolean
  readonly customSize: CustomSizeStore | undefined
}

/** What adding now would put into the cart, or the first reason why not. */
export async function addableLines(
  added: AddedProduct,
  config: CatalogConfig,
): Promise<Outcome<readonly CartItemDraft[], AddRejection>> {
  const drafts = added.isSizedByHost ? await linesFromHost(added) : linesFromDocument(added)
  if (!drafts.ok) return drafts
  const refusal = drafts.value.map((draft) => refuseLine(draft, config)).find((rejection) => rejection !== undefined)
  return refusal ? reject(refusal) : drafts
}

async function linesFromHost({
  customSize,
  qty,
}: AddedProduct): Promise<Outcome<readonly CartItemDraft[], AddRejection>> {
  const line = await customSize?.toCartItem(qty)
  if (!line) return reject({ code: 'price-unknown' })
  return line.ok ? accept([line.value]) : line
}

function linesFromDocument(added: AddedProduct): Outcome<readonly CartItemDraft[], AddRejection> {
  const { product, qty, price, customChoices, bundleSelection, parts, measureIds, madeToMeasure } = added
  if (!product) return reject({ code: 'not-loaded' })
  const line = madeToMeasure?.isCut ? madeToMeasure.line : undefined
  if (line && !line.ok) return reject({ code: 'measures-broken', issues: line.rejection })
  const measured = madeToMeasure && {
    model: madeToMeasure.model,
    customOptions: madeToMeasure.customOptions,
    line: line?.value,
  }
  return cartItemDrafts({ product, qty, price, customChoices, bundleSelection, parts, measureIds, measured })
}
