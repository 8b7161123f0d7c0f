export type PaymentResult = 'paid' | 'failed' | 'cancelled' | 'pending' | 'unknown'

/** Words that payment services send. The first row that matches wins, so a failure outweighs a success. */
const WORDS: readonly (readonly [PaymentResult, RegExp])[] = [
  ['failed', /^(fail(ed|ure)?|error|declined|denied|refused|rejected|expired|false|0)$/],
  ['cancelled', /^(cancel(l?ed)?|abort(ed)?)$/],
  ['pending', /^(pending|processing|received|waiting)$/],
  ['paid', /^(paid|success(ful)?|succeeded|ok|completed?|authori[sz]ed|captured|approved|accepted|true|1)$/],
]

/** Query parameters in which payment services send the word. */
const PARAMETERS = [
  'status',
  'result',
  'resultcode',
  'state',
  'payment',
  'payment_status',
  'paymentstatus',
  'redirect_status',
  'success',
]

export interface ReturnAddress {
  /** Without query and hash. */
  readonly path: string
  readonly query: Readonly<Record<string, readonly string[]>>
}

/**
 * Reads the result from the address to which a payment service sends the shopper back (contract §17 #49). The result
 * only chooses a message: anyone can type such an address, so it never changes an order.
 */
export function paymentResult({ path, query }: ReturnAddress): PaymentResult {
  const parameters = Object.entries(query).map(([name, values]) => ({
    name: name.toLowerCase(),
    values: values.map((value) => value.trim().toLowerCase()),
  }))
  const words = parameters.flatMap(({ name, values }) => (PARAMETERS.includes(name) ? values : []))
  // Some services send a parameter without a value: `?cancelled`.
  const names = parameters.flatMap(({ name, values }) => (values.includes('') ? [name] : []))
  const found = WORDS.find(([, pattern]) => [...words, ...names].some((word) => pattern.test(word)))
  if (found) return found[0]
  return words.length === 0 && /\/success\/?$/.test(path) ? 'paid' : 'unknown'
}
