import { toCustomOptions } from '@vitrin/made-to-measure'
import type { CartItemDraft } from '../selection/cart-item-draft'
import type { CustomSizeForm, CustomSizePiece, CustomSizePrice } from './custom-size'
import { hostPrice } from './host-price'
import type { ConfiguredProduct, Product } from '../document/product'
import { cartLine, measureLabels } from '../selection/cart-line'

export interface PricedPiece {
  /** With the chosen variant merged in. */
  readonly product: Product | ConfiguredProduct
  readonly qty: number
  readonly form: CustomSizeForm
  readonly piece: CustomSizePiece
  readonly price: CustomSizePrice
}

/** The line of a piece that the host has priced: every choice travels as an option, and the price is the host's. */
export function customSizeDraft({ product, qty, form, piece, price }: PricedPiece): CartItemDraft {
  const chosen = form.choices.flatMap(({ code, label, values }) =>
    values.filter(({ id }) => id === piece.choices[code]).map((value) => ({ label, value: value.label })),
  )
  return {
    ...cartLine(product, qty, hostPrice(price)),
    sku: price.sku,
    product_option: {
      extension_attributes: {
        custom_options: toCustomOptions(form, piece.measures, piece.choices),
        configurable_item_options: product.product_option?.extension_attributes.configurable_item_options ?? [],
        bundle_options: [],
      },
    },
    options: [
      ...(product.is_configured ? product.options : []),
      ...measureLabels(form.dimensions, piece.measures),
      ...chosen,
    ],
    cut_to_size: true,
    ...(price.made_to_measure && { made_to_measure: price.made_to_measure }),
  }
}
