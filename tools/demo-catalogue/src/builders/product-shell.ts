import type { AttributeMetadata, ProductType } from '@vitrin/catalog'
import type { GalleryPicture } from './gallery'
import { ATTRIBUTE_SET_ID, TAX_CLASS_ID } from '../shop/store'
import { traitValues, type Traits } from '../shop/trade-attributes'
import { categoryIds } from '../shop/categories'
import { addressCategory, placeOf } from './category-places'
import type { PriceFields } from './priced'
import type { ProductFacts } from './product-facts'
import { slug } from './slug'

export function skuOf(id: number): string {
  return `KG-${id}`
}

/** The part of a product document that every type has (contract §3.1, §3.2). */
export function productShell(
  facts: ProductFacts,
  type: ProductType,
  traits: Traits,
  gallery: readonly GalleryPicture[],
  prices: PriceFields,
) {
  const name = slug(facts.name)
  const image = gallery[0]?.image ?? 'no_selection'
  const onSale = prices.price_incl_tax < prices.regular_price
  return {
    id: facts.id,
    sku: skuOf(facts.id),
    name: facts.name,
    type_id: type,
    attribute_set_id: ATTRIBUTE_SET_ID,
    status: 1,
    visibility: 4,
    created_at: `${facts.launched} 08:00:00`,
    updated_at: `${facts.revised ?? facts.launched} 12:30:00`,
    position: facts.id,
    tax_class_id: TAX_CLASS_ID,
    ...prices,
    minimal_price: prices.price_incl_tax,
    max_price: prices.price_incl_tax,
    description: facts.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    short_description: facts.summary,
    meta_title: facts.name,
    meta_description: facts.summary,
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: gallery,
    url_key: name,
    url_path: `${addressCategory(placeOf(facts.category)).urlPath}/${name}`,
    slug: `${name}-${facts.id}`,
    ...categoryMembership(facts, onSale),
    new: facts.isNew ? '1' : '0',
    sale: onSale ? '1' : '0',
    erin_recommends: facts.recommended ? '1' : '0',
    ...Object.fromEntries(traitValues(traits).map(({ code, value }) => [code, value])),
    attributes_metadata: traitMetadata(traits),
    product_links: [],
    bundle_options: [],
    custom_options: [],
    custom_attributes: null,
    extension_attributes: [],
    links: {},
  }
}

/** The product's category first, then its ancestors; reduced products are also in the offers (category 24). */
function categoryMembership({ id, category }: ProductFacts, onSale: boolean) {
  const place = placeOf(category)
  const nodes = [...place.above, place.node, ...(onSale ? [placeOf('offers').node] : [])]
  const inOrder = nodes.toSorted(
    (a, b) => Number(b.id === categoryIds[category]) - Number(a.id === categoryIds[category]),
  )
  return {
    category_ids: inOrder.map((node) => String(node.id)),
    category: inOrder.map((node) => ({
      category_id: node.id,
      name: node.name,
      slug: `${slug(node.name)}-${node.id}`,
      path: node.urlPath,
      position: id,
    })),
  }
}

function traitMetadata(traits: Traits): readonly AttributeMetadata[] {
  return traitValues(traits).map(({ code, attribute, value }) => ({
    id: attribute.id,
    attribute_id: attribute.id,
    attribute_code: code,
    frontend_label: attribute.label,
    default_frontend_label: attribute.english,
    frontend_input: attribute.options ? 'select' : 'text',
    is_visible_on_front: true,
    is_visible: true,
    is_user_defined: true,
    is_comparable: true,
    options: Object.values(attribute.options ?? {}).filter((option) => option.value === value),
  }))
}
