/**
 * The fields that show whether a line was cut for its buyer: the line keeps the piece,
 * or a flag where only the host has the model.
 */
export interface WithdrawalLine {
  readonly made_to_measure?: object | undefined
  readonly cut_to_size?: boolean | undefined
}

/**
 * Goods made to the consumer's own measures are exempt from the right of withdrawal; a standard size is not, whatever
 * glass or profile was chosen with it (Directive 2011/83/EU art. 16 c; Swedish distance contracts act, ch. 2 § 11).
 */
export function isExemptFromWithdrawal({ made_to_measure, cut_to_size }: WithdrawalLine): boolean {
  return made_to_measure !== undefined || cut_to_size === true
}
