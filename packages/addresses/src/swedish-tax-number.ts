/** The end of a Swedish VAT number, SE556016068001. */
const VAT_SUFFIX = /^(\d{10})01$/
/** A sole trader has their personal identity number, also written with the century. */
const WITH_CENTURY = /^(?:16|18|19|20)(\d{10})$/

/** Ten digits, of which the last is a check digit (Skatteverket SKV 709). */
export function isSwedishTaxNumber(compact: string): boolean {
  const digits = tenDigits(compact)
  return /^[1-9]\d{9}$/.test(digits) && luhnSum(digits) % 10 === 0
}

export function tidySwedishTaxNumber(compact: string): string {
  const digits = tenDigits(compact)
  return `${digits.slice(0, 6)}-${digits.slice(6)}`
}

/** A number of twelve digits may be read in two ways; the one with the right check digit counts. */
function tenDigits(compact: string): string {
  const readings = [VAT_SUFFIX, WITH_CENTURY].flatMap((form) => form.exec(compact)?.[1] ?? [])
  return readings.find((digits) => luhnSum(digits) % 10 === 0) ?? readings[0] ?? compact
}

function luhnSum(digits: string): number {
  return Array.from(digits, Number).reduce((sum, digit, index) => {
    const doubled = digit * (index % 2 === 0 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
}
