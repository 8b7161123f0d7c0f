/** One @ with something on both sides and a dot after it: what lies beyond only a sent mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}
