/** A deeply nested value would overflow the stack of whatever walks it. No call needs a tenth of this. */
const MAX_DEPTH = 500

/** The value of a JSON text; undefined, which JSON does not have, for any other text and for too deep a one. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isNestedWithin(value, MAX_DEPTH) ? value : undefined
  } catch {
    return undefined
  }
}

function isNestedWithin(value: unknown, depth: number): boolean {
  let level: readonly unknown[] = [value]
  for (let left = depth; level.length > 0; left--) {
    if (left < 0) return false
    level = level.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.values(entry) : []))
  }
  return true
}
