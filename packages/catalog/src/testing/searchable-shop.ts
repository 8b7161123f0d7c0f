import { aCategory } from './a-category'
import { aCorner } from './a-corner'
import { aProduct, pricesOf } from './a-product'
import { colorAttribute } from './attributes'

const listed = Array.from({ length: 12 }, (_, index) =>
  aProduct({
    id: 700 + index,
    sku: `MIR-${index}`,
    ...pricesOf(1000 + 500 * (index % 5)),
    category_ids: ['31', '24'],
    color: index % 2 ? '5511' : '5512',
    new: '1',
    erin_recommends: '1',
  }),
)

/** A shop in which every question of the search contract finds something. */
export const searchableShop = { product: [aCorner(), ...listed], category: [aCategory()], attribute: [colorAttribute] }
