import {
  catalogueEndpoints,
  errorCodes,
  type CustomSizeDimension,
  type CustomSizeOption,
} from '@vitrin/api-contract/wire'
import type { CustomSizeForm, CustomSizeGateway, CustomSizePiece, CustomSizePrice, MeasureIssue } from '@vitrin/catalog'
import { accept, HostRejection, reject, type Outcome } from '@vitrin/kernel'
import type { Http } from '../http'
import { customSizeRefusals } from './custom-size-refusals'

type Dimension = CustomSizeForm['dimensions'][number]

/**
 * Pieces in custom sizes (contract §13.5, with the queries of made-to-measure.md). Other hosts may leave out fields
 * that the contract does not name.
 */
export class AxiosCustomSizeGateway implements CustomSizeGateway {
  readonly #http: Http

  constructor(http: Http) {
    this.#http = http
  }

  async form(sku: string): Promise<CustomSizeForm> {
    const ask = <Result>({ path }: { readonly path: string }) =>
      this.#http.call<Result>({ method: 'GET', path, query: { sku }, withStoreCode: true })
    const [dimensions, options] = await Promise.all([
      ask<readonly CustomSizeDimension[]>(catalogueEndpoints.customSizeDimensions),
      ask<readonly CustomSizeOption[]>(catalogueEndpoints.customSizeOptions),
    ])
    return {
      dimensions: dimensions.map((dimension) => dimensionOf(dimension, options)),
      choices: options.filter(isChoice).map(choiceOf),
      attributes: options
        .filter((option) => !option.input && !isChoice(option))
        .map(({ attribute_id }) => String(attribute_id)),
    }
  }

  async price({
    sku,
    measures,
    choices,
    options,
  }: CustomSizePiece): Promise<Outcome<CustomSizePrice, readonly MeasureIssue[]>> {
    const query = {
      sku,
      ...grouped('measures', measures),
      ...grouped('choices', choices),
      ...grouped('options', options),
      qty: 1,
    }
    try {
      return accept(
        await this.#http.call<CustomSizePrice>({
          method: 'GET',
          path: catalogueEndpoints.customSizePrice.path,
          query,
          withStoreCode: true,
        }),
      )
    } catch (error) {
      if (error instanceof HostRejection && error.code === errorCodes['bad-request'])
        return reject(customSizeRefusals(error, measures))
      throw error
    }
  }
}

/** Lengths have an input and attributes have no option of their own. All other options are choices between values. */
function isChoice({ option_id, input }: CustomSizeOption): boolean {
  return option_id !== undefined && !input
}

function dimensionOf(
  { attribute_code: code, label, min, max, step, default: usual }: CustomSizeDimension,
  options: readonly CustomSizeOption[],
): Dimension {
  const option = options.find(({ attribute_code }) => attribute_code === code)
  return {
    code: code as Dimension['code'],
    option_id: optionId(option),
    label: label || option?.label || code,
    min,
    max,
    step,
    default: usual,
  }
}

function choiceOf(option: CustomSizeOption): CustomSizeForm['choices'][number] {
  const values = option.values.map(({ value_index, label, choice }) => ({
    id: choice ?? String(value_index),
    option_type_id: Number(value_index),
    label,
  }))
  return { code: option.attribute_code, option_id: optionId(option), label: option.label, values }
}

/** A host that has no option for a length keeps it as an attribute. */
function optionId(option: CustomSizeOption | undefined): number {
  return Number(option?.option_id ?? option?.attribute_id)
}

/** `measures[width]=874` */
function grouped(
  group: string,
  values: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${group}[${key}]`, value]))
}
