import { paymentResult as readPaymentResult, type PaymentResult } from '@vitrin/checkout'
import { parseQuery } from '@vitrin/routing'

/** The result in the address to which a payment service sent the shopper back. */
export function paymentResult(url: string): PaymentResult {
  const [path = '', search = ''] = url.split('#', 1)[0]!.split('?', 2)
  return readPaymentResult({ path, query: parseQuery(search) })
}
