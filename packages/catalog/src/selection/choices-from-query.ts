import { parseLength, type Measures } from '@vitrin/made-to-measure'
import type { CustomOption } from '../document/custom-option'
import {
  bundleParameter,
  LONGEST_TEXT,
  optionParameter,
  partParameter,
  QUANTITY,
  type AddressQuery,
} from './address-parameters'
import { choiceOfOption, chosenSku } from './choices-to-query'
import type { ProductSelection } from './product-selection'

/** A part of an address that could not be followed; the page shows what it would show without that part. */
export interface AddressIssue {
  /** `variant`: the variant is no longer sold. `length`: not a length. `choice`: the product has no such choice. */
  readonly code: 'variant' | 'length' | 'choice'
  /** The code of the length. */
  readonly field?: string
}

interface FollowedAddress {
  readonly selection: ProductSelection
  readonly issues: readonly AddressIssue[]
}

/** What an address chooses of a product. `selection` is the first selection of the variant in the address. */
export function choicesFromQuery(
  selection: ProductSelection,
  query: AddressQuery,
  childSku: string | undefined,
): FollowedAddress {
  const steps = [followVariant(childSku), followLengths(childSku), followOptions, followBundle, followQuantities]
  return steps.reduce<FollowedAddress>(
    ({ selection: before, issues }, follow) => {
      const followed = follow(before, query)
      return { selection: followed.selection, issues: [...issues, ...followed.issues] }
    },
    { selection, issues: [] },
  )
}

type Follow = (selection: ProductSelection, query: AddressQuery) => FollowedAddress

/** The variant is selected already, unless it is gone. */
function followVariant(childSku: string | undefined): Follow {
  return (selection) => {
    const { sku, configurable_children: children = [] } = selection.source.product
    const isGone =
      childSku !== undefined && childSku !== sku && children.length > 0 && chosenSku(selection) !== childSku
    return { selection, issues: isGone ? [{ code: 'variant' }] : [] }
  }
}

/**
 * Lengths alone ask for own measures; beside a standard size they only fill the fields. A length that is missing is the
 * usual one of the model, however the shopper came here.
 */
function followLengths(childSku: string | undefined): Follow {
  return (selection, query) => {
    const { model } = selection
    const asked = model?.dimensions.map(({ code, default: usual }) => ({ code, usual, text: lengthText(code, query) }))
    if (!asked?.some(({ text }) => text !== undefined)) return { selection, issues: [] }
    const lengths = asked.map(({ code, usual, text }) => {
      const read = text === undefined ? undefined : parseLength(text)
      return { code, length: read?.ok ? read.value : usual, isWrong: read?.ok === false }
    })
    const own = childSku !== undefined && chosenSku(selection) === childSku ? selection : selection.setSizeMode('own')
    const measures: Measures = Object.fromEntries(lengths.map(({ code, length }) => [code, length]))
    return {
      selection: own.setLengths(measures),
      issues: lengths.filter(({ isWrong }) => isWrong).map(({ code }) => ({ code: 'length', field: code })),
    }
  }
}

/** The links of listings have the width and height of an opening, also for round products. */
function lengthText(code: string, query: AddressQuery): string | undefined {
  const text = query[code]?.[0]
  if (text !== undefined || code !== 'diameter') return text
  const [width, height] = [query['width']?.[0], query['height']?.[0]]
  return Number(height) < Number(width) ? height : width
}

const followOptions: Follow = (selection, query) => {
  const { product } = selection.source
  const model = product.made_to_measure
  const lengths = new Set(model?.dimensions.map(({ option_id }) => String(option_id)))
  let chosen = selection
  let isWrong = false
  for (const option of product.custom_options ?? []) {
    const choice = choiceOfOption(model, option.option_id)
    const text = query[choice?.code ?? optionParameter(option.option_id)]?.[0]
    if (text === undefined || lengths.has(String(option.option_id))) continue
    const value = choice ? choice.values.find(({ id }) => id === text)?.option_type_id : text
    if (value !== undefined && takes(option, String(value)))
      chosen = chosen.chooseOption(String(option.option_id), String(value))
    else isWrong = true
  }
  return { selection: chosen, issues: isWrong ? [{ code: 'choice' }] : [] }
}

function takes({ values = [], max_characters: most, is_require }: CustomOption, value: string): boolean {
  if (value === '') return !is_require
  if (values.length === 0) return value.length <= Math.min(most || LONGEST_TEXT, LONGEST_TEXT)
  return value.split(',').every((id) => values.some(({ option_type_id }) => String(option_type_id) === id))
}

const followBundle: Follow = (selection, query) => {
  let chosen = selection
  let isWrong = false
  for (const option of selection.source.product.bundle_options ?? []) {
    const text = query[bundleParameter(option.option_id)]?.[0]
    if (text === undefined) continue
    const [, ids = '', qty = '1'] = /^([\d,]*)(?:x(\d{1,4}))?$/.exec(text) ?? []
    const linkIds = ids.split(',').filter((id) => option.product_links.some((link) => String(link.id) === id))
    if (linkIds.length > 0 || (text === '' && !option.required))
      chosen = chosen.chooseBundle(String(option.option_id), linkIds, Number(qty))
    else isWrong = true
  }
  return { selection: chosen, issues: isWrong ? [{ code: 'choice' }] : [] }
}

const followQuantities: Follow = (selection, query) => {
  const read = (name: string): number | undefined => {
    const text = query[name]?.[0]
    return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined
  }
  const qty = read(QUANTITY)
  const counted = qty ? selection.setQty(qty) : selection
  return {
    selection: selection.parts.reduce((before, { sku }) => {
      const partQty = read(partParameter(sku))
      return partQty === undefined ? before : before.setPartQty(sku, partQty)
    }, counted),
    issues: [],
  }
}
