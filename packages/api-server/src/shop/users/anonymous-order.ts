import type { StoredOrder } from '../../database'

type Document = Readonly<Record<string, unknown>>

/** Keeps the country, because VAT depends on it. */
function anonymousAddress(address: unknown): Document | undefined {
  if (typeof address !== 'object' || address === null) return undefined
  const { country_id, address_type } = address as Document
  return { address_type, country_id }
}

interface Assignment {
  readonly shipping: Document
}

/** The order without its buyer. Book-keeping needs what was sold, when, for how much and with which VAT. */
export function anonymousOrder({ doc }: StoredOrder): Document {
  const { customer_firstname: _first, customer_lastname: _last, customer_email: _email, quote_id: _cart, ...kept } = doc
  const extension = (doc['extension_attributes'] ?? {}) as { readonly shipping_assignments?: readonly Assignment[] }
  return {
    ...kept,
    customer_id: null,
    billing_address: anonymousAddress(doc['billing_address']),
    extension_attributes: {
      ...extension,
      shipping_assignments: (extension.shipping_assignments ?? []).map(({ shipping }) => ({
        shipping: { ...shipping, address: anonymousAddress(shipping['address']) },
      })),
    },
  }
}
