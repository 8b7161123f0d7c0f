/** Longer texts are cut: a line of the log stays readable, and looking for addresses in it quick. */
const LONGEST = 8_000

const LETTERS = String.raw`[\p{L}\p{N}_-]`
/** An e-mail address in a sentence, also where `@` is written as in addresses of pages. */
const E_MAIL = new RegExp(`(?:${LETTERS}|[.+%'])+(?:@|%40)${LETTERS}+(?:\\.${LETTERS}+)*\\.\\p{L}{2,}`, 'giu')

/** The text without e-mail addresses, which mail servers like to repeat in their refusals. */
export function withoutAddresses(text: string): string {
  return text.slice(0, LONGEST).replace(E_MAIL, '<e-mail>')
}
