/** One @ with text on both sides and a dot after it. Only a sent mail can prove more. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}
