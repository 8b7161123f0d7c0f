/** Options are numbered within their product: 1–3 measures, 4 glass, 5–9 the other choices. */
export const FIRST_CHOICE_OPTION = 4

export function optionId(productId: number, number: number): number {
  return productId * 10 + number
}

export function optionTypeId(option: number, index: number): number {
  return option * 10 + index + 1
}
