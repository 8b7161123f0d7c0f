/** Longer texts are cut: a line of the log stays readable, and looking through it quick. */
const LONGEST = 8_000

const LETTERS = String.raw`[\p{L}\p{N}_-]`
/** An e-mail address in a sentence, also where `@` is written as in addresses of pages. */
const E_MAIL = new RegExp(`(?:${LETTERS}|[.+%']){1,200}(?:@|%40)${LETTERS}+(?:\\.${LETTERS}+)*\\.\\p{L}{2,}`, 'giu')
/** As people write it: `070-123 45 67`, `+46 70 123 45 67`. */
const PHONE = /(?<![\w.:-])(?:\+|%2b|0)\d(?:(?: |-|%20)?\d){6,12}(?!\w)/gi

/** What belongs to one person has such ids: carts, orders, links in mails. They can be in paths of calls and pages. */
const ID = /\/[^/\s]*(?:[\da-f]{12}|\d{9}|[\da-f]{8}-[\da-f]{4}-)[^/\s]*/gi
/** Clients choose the ids of orders, so these can be any text. */
const ORDER = /\/(order|order-confirmation)\/[^/\s]+/gi
/** Where a fault was thrown: names of files, which can have digits like ids. */
const FRAME = /^\s+at /

/** The text without what tells who somebody is; mail servers, for example, like to repeat addresses. */
export function withoutPersonal(text: string): string {
  return text.slice(0, LONGEST).split('\n').map(cleaned).join('\n')
}

function cleaned(line: string): string {
  const unaddressed = line.replace(E_MAIL, '<e-mail>')
  if (FRAME.test(line)) return unaddressed
  return unaddressed.replace(ORDER, '/$1/<id>').replace(ID, '/<id>').replace(PHONE, '<phone>')
}
