import { fieldsIn, isText, type Fields } from '../shape/fields'
import type { MendContext, Mending } from './mend-context'
import { optionId, type OptionIds } from './option-ids'

const NO_IDS: OptionIds = new Map()

/** Adds codes and labels of options, and the parent's lists of values for filters (contract §3.1 notes b and e). */
export function labelledOptions(doc: Fields, context: MendContext): Mending | undefined {
  if (!Array.isArray(doc.configurable_options)) return undefined
  const known = fieldsIn(doc.configurable_options)
  const labelled = known.map((option) => withLabels(option, context))
  const lists = Object.fromEntries(
    labelled.flatMap(({ attribute_code, values }) => {
      const list = isText(attribute_code) ? `${attribute_code}_options` : undefined
      return list === undefined || Array.isArray(doc[list])
        ? []
        : [[list, fieldsIn(values).map(({ value_index }) => value_index)]]
    }),
  )
  const isSame = Object.keys(lists).length === 0 && JSON.stringify(labelled) === JSON.stringify(known)
  return isSame
    ? undefined
    : {
        fields: { configurable_options: labelled, ...lists },
        what: 'option labels or codes missing: from the attributes',
      }
}

function withLabels(option: Fields, { attributes, optionIds }: MendContext): Fields {
  const attribute = attributes.get(String(option.attribute_id)) ?? attributes.get(String(option.attribute_code))
  if (!attribute) return { ...option, values: fieldsIn(option.values) }
  const labels = fieldsIn(attribute.options)
  const ids = optionIds.get(String(attribute.attribute_code)) ?? NO_IDS
  return {
    ...option,
    ...(isText(option.attribute_code) ? {} : { attribute_code: attribute.attribute_code }),
    values: fieldsIn(option.values).map((value) => {
      const value_index = optionId(value.value_index, ids)
      const label = labels.find((candidate) => String(candidate.value) === String(value_index))?.label
      return { ...value, value_index, ...(isText(value.label) || !isText(label) ? {} : { label }) }
    }),
  }
}
