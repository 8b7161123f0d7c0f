import type { FieldRefusals } from '@vitrin/api-contract'

export function mergedRefusals(refusals: readonly FieldRefusals[]): FieldRefusals {
  return { fields: refusals.flatMap(({ fields }) => fields), result: refusals.flatMap(({ result }) => result) }
}
