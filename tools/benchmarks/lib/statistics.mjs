/** A repeated measurement with its spread. */
export function summary(values, digits = 1) {
  const sorted = values.toSorted((a, b) => a - b)
  const round = (value) => Number(value.toFixed(digits))
  return { min: round(sorted[0]), median: round(percentile(sorted, 50)), max: round(sorted.at(-1)), n: sorted.length }
}

export function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
}

export const kB = (bytes) => Number((bytes / 1000).toFixed(1))
