export type Scalar = string | number | boolean

/** All values at a path, through lists and objects. */
export function scalarsAt(value: unknown, path: readonly string[]): readonly Scalar[] {
  const found: Scalar[] = []
  collect(value, path, 0, found)
  return found
}

function collect(value: unknown, path: readonly string[], depth: number, found: Scalar[]): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, path, depth, found)
    return
  }
  const step = path[depth]
  if (step !== undefined) {
    if (typeof value === 'object' && value !== null)
      collect((value as Readonly<Record<string, unknown>>)[step], path, depth + 1, found)
  } else if (isScalar(value)) {
    found.push(value)
  }
}

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/**
 * The term of a value. Documents write ids and flags as numbers, texts or booleans; all of them are one term
 * (contract §3).
 */
export function termOf(value: Scalar): string {
  if (value === true || value === 'true') return '1'
  if (value === false || value === 'false') return '0'
  return String(value)
}
