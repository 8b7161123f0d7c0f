import { parseQuery } from '@vitrin/routing'

export type PaymentResult = 'paid' | 'failed' | 'cancelled' | 'pending' | 'unknown'

/** What payment services say, each in its own words; the first that is found counts, so the bad news stand first. */
const WORDS: readonly (readonly [PaymentResult, RegExp])[] = [
  ['failed', /^(fail(ed|ure)?|error|declined|denied|refused|rejected|expired|false|0)$/],
  ['cancelled', /^(cancel(l?ed)?|abort(ed)?)$/],
  ['pending', /^(pending|processing|received|waiting)$/],
  ['paid', /^(paid|success(ful)?|succeeded|ok|completed?|authori[sz]ed|captured|approved|accepted|true|1)$/],
]
const KEYS = [
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

/** Reads the address that a payment service sends the shopper back to (contract §17 #49). Anybody may write one, so it decides nothing. */
export function paymentResult(address: string): PaymentResult {
  const [path = '', search = ''] = address.split('#', 1)[0]!.split('?', 2)
  const query = Object.entries(parseQuery(search)).map(([key, values]) => ({
    key: key.toLowerCase(),
    values: values.map((value) => value.trim().toLowerCase()),
  }))
  const said = query.flatMap(({ key, values }) => (KEYS.includes(key) ? values : []))
  // Some name it without a value: `?cancelled`.
  const bare = query.flatMap(({ key, values }) => (values.includes('') ? [key] : []))
  const found = WORDS.find(([, words]) => [...said, ...bare].some((word) => words.test(word)))
  if (found) return found[0]
  return said.length === 0 && /\/success\/?$/.test(path) ? 'paid' : 'unknown'
}
