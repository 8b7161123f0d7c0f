import type { ProductOption } from '@vitrin/kernel'

/** A mail of the mail service (contract §13.2). */
export interface Letter {
  readonly sourceAddress: string
  readonly targetAddress: string
  readonly subject: string
  readonly emailText: string
  /** The target is the shopper's own address, and the source is the shop's. */
  readonly confirmation?: boolean
  /** A made-to-measure piece, whose drawing the host attaches. */
  readonly piece?: { readonly sku: string; readonly product_option?: ProductOption | undefined } | undefined
}
