import { accept, reject, type CustomOptionChoice, type Outcome } from '@vitrin/kernel'
import type { Choice, Choices, Dimension, MadeToMeasureModel, Measures } from './model'
import type { FieldIssue, FieldRule, Piece } from './validate'

/** A piece as it travels in `product_option`: strings, ids in numeric order (decisions.md 8). */
export function toCustomOptions(
  model: Pick<MadeToMeasureModel, 'dimensions' | 'choices'>,
  measures: Measures,
  choices: Choices,
): readonly CustomOptionChoice[] {
  const lengths = model.dimensions.flatMap(({ code, option_id }) => {
    const length = measures[code]
    return length === undefined ? [] : [{ id: option_id, value: String(length) }]
  })
  const chosen = model.choices.flatMap(({ code, option_id, values }) => {
    const value = values.find(({ id }) => id === choices[code])
    return value ? [{ id: option_id, value: String(value.option_type_id) }] : []
  })
  return [...lengths, ...chosen]
    .toSorted((left, right) => left.id - right.id)
    .map(({ id, value }) => ({ option_id: String(id), option_value: value }))
}

/**
 * Reads a piece from its options. Each measure and choice must be there exactly once, and no other option;
 * `validate` then checks the values.
 */
export function readCustomOptions(
  model: MadeToMeasureModel,
  customOptions: readonly CustomOptionChoice[],
): Outcome<Piece, readonly FieldIssue[]> {
  const measures = model.dimensions.map((dimension) => readMeasure(dimension, customOptions))
  const choices = model.choices.map((choice) => readChoice(choice, customOptions))
  const issues = [...measures, ...choices].flatMap((read) => ('issue' in read ? [read.issue] : []))
  issues.push(...strayOptions([...model.dimensions, ...model.choices], customOptions))
  if (issues.length > 0) return reject(issues)
  return accept({ measures: collected<number>(measures), choices: collected<string>(choices) })
}

/** The choices of a standard size, which travels without measures: any measure is refused. */
export function readStandardOptions(
  model: MadeToMeasureModel,
  customOptions: readonly CustomOptionChoice[],
): Outcome<Choices, readonly FieldIssue[]> {
  const choices = model.choices.map((choice) => readChoice(choice, customOptions))
  const issues = choices.flatMap((read) => ('issue' in read ? [read.issue] : []))
  for (const { code, option_id } of model.dimensions) {
    const measure = optionOf(option_id, customOptions)
    if (measure) issues.push(broken(code, 'forbidden', measure.option_value))
  }
  issues.push(...strayOptions([...model.dimensions, ...model.choices], customOptions))
  return issues.length > 0 ? reject(issues) : accept(collected<string>(choices))
}

type Read<Value> = { readonly code: string; readonly value: Value } | { readonly issue: FieldIssue }

function readMeasure({ code, option_id }: Dimension, options: readonly CustomOptionChoice[]): Read<number> {
  const text = optionOf(option_id, options)?.option_value.trim() ?? ''
  if (text === '') return { issue: broken(code, 'required', null) }
  return /^\d{1,6}$/.test(text) ? { code, value: Number(text) } : { issue: broken(code, 'integer', text) }
}

function readChoice({ code, option_id, values }: Choice, options: readonly CustomOptionChoice[]): Read<string> {
  const typeId = optionOf(option_id, options)?.option_value ?? ''
  if (typeId === '') return { issue: broken(code, 'required', null) }
  const value = values.find(({ option_type_id }) => String(option_type_id) === typeId)
  return value ? { code, value: value.id } : { issue: broken(code, 'unknown-choice', typeId) }
}

/** A line with two widths would be ambiguous for the workshop, so a repeated option is refused like an unknown one. */
function strayOptions(
  known: readonly (Dimension | Choice)[],
  options: readonly CustomOptionChoice[],
): readonly FieldIssue[] {
  const codes = new Map(known.map(({ code, option_id }) => [String(option_id), code]))
  return options.flatMap(({ option_id, option_value }, index) => {
    const code = codes.get(option_id)
    if (code === undefined) return [broken(option_id, 'unknown-option', option_value)]
    const first = options.findIndex((other) => other.option_id === option_id)
    return first === index ? [] : [broken(code, 'duplicate', option_value)]
  })
}

function optionOf(id: number, options: readonly CustomOptionChoice[]): CustomOptionChoice | undefined {
  return options.find(({ option_id }) => option_id === String(id))
}

function collected<Value>(reads: readonly Read<Value>[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(reads.flatMap((read) => ('code' in read ? [[read.code, read.value]] : [])))
}

function broken(field: string, rule: FieldRule, actual: string | null): FieldIssue {
  return { field, rule, limit: null, actual }
}
