import type { MadeToMeasureModel } from '@vitrin/made-to-measure'
import {
  bundleParameter,
  LONGEST_TEXT,
  optionParameter,
  partParameter,
  QUANTITY,
  type AddressQuery,
} from './address-parameters'
import { defaultBundleSelection, type BundleSelection } from './bundle-options'
import { defaultCustomChoices } from './custom-options'
import type { OptionId } from '../document/option-id'
import type { ProductSelection } from './product-selection'
import { pickedVariant } from './variant-options'

type Parameters = Readonly<Record<string, string | undefined>>

/** The sku of the chosen variant. Own lengths that happen to be a standard size are still the own-measures variant. */
export function chosenSku({ source, choices }: ProductSelection): string | undefined {
  return pickedVariant(source.product, choices.picks, true)?.sku
}

interface ChosenAddress {
  readonly childSku: string | undefined
  /** The other choices. */
  readonly query: AddressQuery
}

interface AddressForm {
  /** Also names the choices that a new page makes by itself: the page may begin with others, those of a cart line. */
  readonly isWhole?: boolean
}

/**
 * The variant and the query of an address with the shopper's choices, for `choicesFromQuery`. Parameters of others
 * stay. The choices that a new page makes by itself are left out, so that the address stays short.
 */
export function addressOfChoices(
  selection: ProductSelection,
  query: AddressQuery,
  { isWhole = false }: AddressForm = {},
): ChosenAddress {
  return { childSku: chosenSku(selection), query: choicesToQuery(selection, query, isWhole) }
}

function choicesToQuery(selection: ProductSelection, query: AddressQuery, isWhole: boolean): AddressQuery {
  const { choices, parts } = selection
  const changed: Parameters = {
    ...lengthParameters(selection, query),
    ...optionParameters(selection, isWhole),
    ...bundleParameters(selection, isWhole),
    ...Object.fromEntries(
      parts.map(({ sku }) => [
        partParameter(sku),
        choices.partQty[sku] === undefined ? undefined : String(choices.partQty[sku]),
      ]),
    ),
    [QUANTITY]: choices.qty === 1 && !isWhole ? undefined : String(choices.qty),
  }
  const others = Object.entries(query).filter(([name]) => !(name in changed))
  const own = Object.entries(changed).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value]] as const],
  )
  return Object.fromEntries([...others, ...own])
}

/** A length that cannot be read keeps its last parameter: a reload then shows the last length that could. */
function lengthParameters({ model, choices }: ProductSelection, query: AddressQuery): Parameters {
  if (!model) return {}
  return Object.fromEntries(
    model.dimensions.map(({ code, option_id }) => {
      const isChosen = model.mode === 'own' || choices.custom[option_id] !== undefined
      const length = model.measures[code]
      return [code, isChosen ? (length === undefined ? query[code]?.[0] : String(length)) : undefined]
    }),
  )
}

function optionParameters(
  { source: { product }, choices: { custom } }: ProductSelection,
  isWhole: boolean,
): Parameters {
  const model = product.made_to_measure
  const lengths = new Set(model?.dimensions.map(({ option_id }) => String(option_id)))
  const usual = defaultCustomChoices(product)
  return Object.fromEntries(
    (product.custom_options ?? [])
      .filter(({ option_id }) => !lengths.has(String(option_id)))
      .map(({ option_id, is_require }) => {
        const value = custom[option_id] ?? ''
        const isUsual = value === (usual[option_id] ?? '')
        const choice = choiceOfOption(model, option_id)
        const id = choice?.values.find(({ option_type_id }) => String(option_type_id) === value)?.id
        const isMissing = value === '' && (is_require || choice !== undefined)
        const isLeftOut = (isUsual && (!isWhole || isMissing)) || value.length > LONGEST_TEXT
        return [choice?.code ?? optionParameter(option_id), isLeftOut ? undefined : (id ?? value)]
      }),
  )
}

/** `34,35x2`: the chosen links, and how many of each where it is not one. */
function bundleParameters(
  { source: { product }, choices: { bundle } }: ProductSelection,
  isWhole: boolean,
): Parameters {
  const usual = defaultBundleSelection(product)
  const written = (of: BundleSelection, id: string): string | undefined => {
    const pick = of[id]
    return pick && pick.linkIds.join(',') + (pick.qty === 1 ? '' : `x${pick.qty}`)
  }
  return Object.fromEntries(
    (product.bundle_options ?? []).map(({ option_id }) => {
      const value = written(bundle, String(option_id))
      const isUsual = value === written(usual, String(option_id))
      return [bundleParameter(option_id), isUsual && !isWhole ? undefined : value]
    }),
  )
}

export function choiceOfOption(
  model: MadeToMeasureModel | undefined,
  optionId: OptionId,
): MadeToMeasureModel['choices'][number] | undefined {
  return model?.choices.find(({ option_id }) => String(option_id) === String(optionId))
}
