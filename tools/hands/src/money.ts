const AMOUNT = /\+?\d{1,3}(?:\s?\d{3})*(?:,\d\d)?\s?kr/g

/** The amounts in a text, as they are written, without surcharges ("+600 kr"). White space becomes plain spaces. */
export function amountsIn(text: string): readonly string[] {
  const amounts = [...text.replaceAll(/\s+/g, ' ').matchAll(AMOUNT)].map(([amount]) => amount)
  return amounts.filter((amount) => !amount.startsWith('+'))
}
