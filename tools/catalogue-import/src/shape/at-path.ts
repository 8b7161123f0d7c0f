import { isFields, type Fields } from './fields'

/**
 * Replaces the values at a path such as `configurable_children[].stock.product_id`; `[]` means each entry of a list.
 * `replace` returns the same value to keep it. Returns the same document if nothing changed.
 */
export function atPath(doc: Fields, path: string, replace: (value: unknown) => unknown): Fields {
  return replaced(doc, path.split('.'), replace) as Fields
}

function replaced(value: unknown, [step, ...rest]: readonly string[], replace: (value: unknown) => unknown): unknown {
  if (step === undefined) return replace(value)
  const name = step.replace('[]', '')
  if (!isFields(value) || !(name in value)) return value
  const before = value[name]
  const after =
    step.endsWith('[]') && Array.isArray(before)
      ? mapped(before as readonly unknown[], (entry) => replaced(entry, rest, replace))
      : step.endsWith('[]')
        ? before
        : replaced(before, rest, replace)
  return after === before ? value : { ...value, [name]: after }
}

/** The same list if no entry changed. */
function mapped(list: readonly unknown[], change: (entry: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change)
  return changed.some((entry, index) => entry !== list[index]) ? changed : list
}
