import type { ProductPart } from '@vitrin/catalog'
import type { ProductDocument } from '../catalogue-seed'
import { finishes, type FinishId } from '../shop/finishes'
import { glasses, type GlassId } from '../shop/glasses'
import type { Traits } from '../shop/trade-attributes'
import { stillsOf } from './gallery'
import { priced } from './priced'
import type { ProductFacts } from './product-facts'
import { productShell } from './product-shell'
import { counted, stockQuantity, uncounted } from './stock'

export interface SimpleProduct extends ProductFacts {
  /** Gross SEK. */
  readonly gross: number
  readonly kg: number
  readonly traits: Traits
  readonly finish?: FinishId
  readonly glass?: GlassId
  readonly soldOut?: true
  readonly options?: readonly ProductPart<'custom_options'>[]
}

/** Work at the customer's home, or a file: no delivery and no stock. */
export interface IntangibleProduct extends ProductFacts {
  readonly gross: number
  readonly options?: readonly ProductPart<'custom_options'>[]
  readonly files?: readonly { readonly title: string; readonly file: string }[]
}

/** Contract §3.2. */
export function simpleProduct(facts: SimpleProduct): ProductDocument {
  const { id, gross, kg, traits, finish, glass, soldOut, options = [] } = facts
  return {
    ...productShell(facts, 'simple', traits, stillsOf(facts), priced(gross, facts.special, facts.tiers)),
    weight: kg,
    ...withOptions(options),
    color: finish === undefined ? null : finishes[finish].value,
    glass: glass === undefined ? null : [glasses[glass].value],
    stock: counted(id, soldOut ? 0 : stockQuantity(id) * 4),
  }
}

export function virtualProduct(facts: IntangibleProduct): ProductDocument {
  return {
    ...productShell(facts, 'virtual', {}, stillsOf(facts), priced(facts.gross, facts.special, facts.tiers)),
    ...withOptions(facts.options),
    stock: uncounted(facts.id),
  }
}

export function downloadableProduct(facts: IntangibleProduct): ProductDocument {
  const links = (facts.files ?? []).map(({ title, file }, index) => ({
    id: facts.id * 10 + index + 1,
    title,
    sort_order: index,
    is_shareable: 0,
    price: 0,
    number_of_downloads: 0,
    link_type: 'file',
    link_file: file,
  }))
  return {
    ...productShell(facts, 'downloadable', {}, stillsOf(facts), priced(facts.gross, facts.special, facts.tiers)),
    ...withOptions(facts.options),
    downloadable_links: links,
    stock: uncounted(facts.id),
  }
}

function withOptions(options: readonly ProductPart<'custom_options'>[] = []) {
  return {
    has_options: options.length > 0 ? '1' : '0',
    required_options: options.some(({ is_require }) => is_require) ? '1' : '0',
    custom_options: options,
  }
}
