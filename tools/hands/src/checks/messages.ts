import type { PageMessages } from '../crawler/page-messages'

/** A message is shown once for each field that it belongs to. */
export function duplicateMessages({ invalid, alerts, copies }: PageMessages): readonly string[] {
  return Object.entries(copies).flatMap(([text, count]) => {
    const owners = invalid.filter(({ texts }) => texts.includes(text)).length
    const allowed = Math.max(1, owners)
    const isAlert = alerts.filter((alert) => alert === text).length > 1
    return count > allowed || isAlert ? [`"${text}" is shown ${count} times`] : []
  })
}

/** A message leaves when its fault is mended. `known` are messages that fields had before. */
export function leftoverMessages({ invalid, hints, alerts, copies }: PageMessages, known: readonly string[]) {
  const current = new Set([...invalid.flatMap(({ texts }) => texts), ...hints, ...alerts])
  return known
    .filter((text) => (copies[text] ?? 0) > 0 && !current.has(text))
    .map((text) => `"${text}" is still shown, but no field is invalid because of it`)
}
