import { HostRejection, type PlacedOrderDocument } from '@vitrin/kernel'
import type { AskedOrder, ExternalOrderGateway } from '../ports'

/** A host with at most one order: of a customer, or of the guest who holds its cart. */
export class FakeExternalOrderGateway implements ExternalOrderGateway {
  readonly asked: (AskedOrder & { readonly account: string })[] = []
  order: { readonly document: PlacedOrderDocument; readonly cartId?: string; readonly customer?: string } | undefined
  fault: Error | undefined

  async find(account: string, asked: AskedOrder): Promise<PlacedOrderDocument | undefined> {
    this.asked.push({ account, ...asked })
    if (this.fault) throw this.fault
    if (asked.orderId === undefined && asked.cartId === undefined)
      throw new HostRejection({ code: 400, result: 'orderId or cartId is required' })
    const { order } = this
    const isNamed = asked.orderId === undefined || asked.orderId === order?.document.increment_id
    const hasRight = order?.customer === undefined ? order?.cartId === asked.cartId : order.customer === account
    return isNamed && hasRight ? order?.document : undefined
  }
}
