import type { CustomOptionChoice } from '@vitrin/kernel'
import { customOptionsDelta, ore, type Ore } from '@vitrin/pricing'
import type { CustomOption } from '../document/custom-option'
import type { CatalogueProduct } from '../document/product'

/** option id → `option_type_id`, several joined by commas, or typed text. */
export type CustomChoices = Readonly<Record<string, string>>

export interface CustomOptionView {
  readonly id: string
  readonly title: string
  /** `radio`, `select`, `drop_down`, `checkbox`, `multiple`, `field`, `area` … (contract §3.2). */
  readonly type: string
  readonly required: boolean
  /** Typed text, for options without values. */
  readonly text: string
  readonly maxCharacters?: number | undefined
  readonly values: readonly CustomValueView[]
}

export interface CustomValueView {
  readonly id: string
  readonly title: string
  readonly selected: boolean
  /** The extra price of one piece; `undefined` when the host only prices the whole piece. */
  readonly surcharge: Ore | undefined
}

/** `measures`: ids of the options that hold lengths, which have a form of their own. */
export function customOptionViews(
  product: Pick<CatalogueProduct, 'custom_options'>,
  choices: CustomChoices,
  measures: ReadonlySet<string>,
  basePrice: Ore,
): readonly CustomOptionView[] {
  return sortedOptions(product, measures).map((option) => {
    const id = String(option.option_id)
    const chosen = (choices[id] ?? '').split(',')
    return {
      id,
      title: option.title,
      type: option.type,
      required: option.is_require,
      text: option.values?.length ? '' : (choices[id] ?? ''),
      ...(option.max_characters && { maxCharacters: option.max_characters }),
      values: (option.values ?? []).map((value) => ({
        id: String(value.option_type_id),
        title: value.title,
        selected: chosen.includes(String(value.option_type_id)),
        surcharge: customOptionsDelta(
          [option],
          [{ option_id: id, option_value: String(value.option_type_id) }],
          basePrice,
        ),
      })),
    }
  })
}

/**
 * The choices as the host reads them, without empty values (decisions.md 8). JavaScript lists numeric keys in numeric
 * order.
 */
export function customOptionChoices(choices: CustomChoices): readonly CustomOptionChoice[] {
  return Object.entries(choices)
    .filter(([, value]) => value !== '')
    .map(([option_id, option_value]) => ({ option_id, option_value }))
}

/** The first value of each required option that has values: the shopper then only changes some of them. */
export function defaultCustomChoices(product: Pick<CatalogueProduct, 'custom_options'>): CustomChoices {
  return Object.fromEntries(
    (product.custom_options ?? []).flatMap((option) => {
      const first =
        option.is_require && option.type !== 'checkbox' && option.type !== 'multiple' ? option.values?.[0] : undefined
      return first ? [[String(option.option_id), String(first.option_type_id)]] : []
    }),
  )
}

/** Required options without a choice (contract §15.10). */
export function missingCustomOptions(
  product: Pick<CatalogueProduct, 'custom_options'>,
  choices: CustomChoices,
  measures: ReadonlySet<string>,
): readonly string[] {
  return sortedOptions(product, measures)
    .filter(({ is_require, option_id }) => is_require && !choices[String(option_id)]?.trim())
    .map(({ option_id }) => `custom_options_${option_id}`)
}

/** The labels of the choices, for the cart. */
export function customOptionLabels(
  product: Pick<CatalogueProduct, 'custom_options'>,
  choices: CustomChoices,
  measures: ReadonlySet<string>,
): readonly { readonly label: string; readonly value: string }[] {
  return customOptionViews(product, choices, measures, ore(0)).flatMap(({ title, text, values }) => {
    const value =
      values.length > 0
        ? values
            .filter(({ selected }) => selected)
            .map(({ title: name }) => name)
            .join(', ')
        : text
    return value === '' ? [] : [{ label: title, value }]
  })
}

function sortedOptions(
  product: Pick<CatalogueProduct, 'custom_options'>,
  measures: ReadonlySet<string>,
): readonly CustomOption[] {
  return (product.custom_options ?? [])
    .filter(({ option_id }) => !measures.has(String(option_id)))
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
}
