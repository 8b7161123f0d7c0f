/** A field keeps what was typed, or writes the same number in another way. */
export function inputFaults(typed: string, value: string): readonly string[] {
  return isSameInput(typed, value) ? [] : [`"${short(typed)}" became "${short(value)}"`]
}

function isSameInput(typed: string, value: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()
  if (plain(typed) === plain(value)) return true
  // Browsers remove line breaks from a text of one line.
  if (typed.replaceAll(/[\r\n]+/g, '').trim() === value.trim()) return true
  // A field may take only the first so many characters.
  if (value.length >= 20 && typed.startsWith(value)) return true
  const length = millimetres(typed)
  return length !== undefined && length === millimetres(value)
}

const UNITS = { mm: 1, cm: 10, m: 1000 } as const

/** "87,3 cm", "1.000" and "1 000" are lengths; "1e5" and "-5" are not. */
function millimetres(text: string): number | undefined {
  const match = /^([\d\s.,]+)(mm|cm|m)?$/.exec(text.trim().toLowerCase())
  if (!match) return undefined
  const digits = match[1]!.replaceAll(/\s/g, '')
  const number = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.')
  const value = Number(number) * UNITS[(match[2] ?? 'mm') as keyof typeof UNITS]
  return Number.isFinite(value) ? Math.round(value * 1000) / 1000 : undefined
}

function short(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text
}
