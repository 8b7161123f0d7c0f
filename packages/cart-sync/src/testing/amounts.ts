/** The amount of each line of totals, by its code. */
export const amounts = ({ lines }: { readonly lines: readonly { readonly code: string; readonly amount: number }[] }) =>
  Object.fromEntries(lines.map(({ code, amount }) => [code, amount]))
