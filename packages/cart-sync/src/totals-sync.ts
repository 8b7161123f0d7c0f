import type { Clock, Logger } from '@vitrin/kernel'
import { shippingAddressPayload, shippingInformationAddress } from './addresses'
import type { CartConfig } from './cart-config'
import { chosenMethods, isTotalsSyncRequired, isVirtualCart, offeredPaymentMethods, totalsBasis } from './cart-totals'
import type { CartDocument } from './cart-document'
import { logLevelOf } from './host-faults'
import type { LocalCart } from './local-cart'
import { serverShippingMethods } from './methods'
import type { CartCall, CartGateway, CheckoutFacts } from './ports'
import type { ServerTotals, TotalsItem } from './server-documents'
import { isAgreed, ofCart, offeredPayment, offeredShipping, withTotals } from './sync-changes'

export interface TotalsSyncOptions {
  readonly local: LocalCart
  readonly gateway: CartGateway
  readonly facts: CheckoutFacts
  readonly config: CartConfig
  readonly clock: Clock
  readonly logger: Logger
}

/** Asks the host for shipping and payment methods, then for the totals (contract §15.6). */
export class TotalsSync {
  readonly #options: TotalsSyncOptions
  /** The lines that the host counted last, if they differ from the cart's. */
  #doubted: string | undefined

  constructor(options: TotalsSyncOptions) {
    this.#options = options
  }

  /**
   * A call without a pull follows another change of the price, such as a coupon: the host is asked in any case.
   * `false`: the host counted other lines, because another device has changed the cart since it was pulled.
   */
  async perform(call: CartCall, cart: 'pulled' | 'not pulled'): Promise<boolean> {
    const { local, config, facts, logger } = this.#options
    const { document } = local
    if (!config.synchronizeTotals || document.cartItems.length === 0) return true
    if (cart === 'pulled' && !isTotalsSyncRequired(document) && fitsItsMethods(document)) return true
    const country = facts.shippingAddress?.country || config.defaultCountry
    // R5.09
    if (!country) {
      logger.error('Please do set the tax.defaultCountry in order to calculate totals')
      return true
    }
    const hasShipping = await this.#quietly('shipping methods', () => this.#shippingMethods(call, country))
    const hasPayment = await this.#quietly('payment methods', () => this.#paymentMethods(call))
    await this.#quietly('totals', () => this.#totals(call, country, { hasMethods: hasShipping && hasPayment, cart }))
    return this.#doubted === undefined
  }

  async #shippingMethods(call: CartCall, country: string): Promise<void> {
    const { local, gateway, facts } = this.#options
    if (isVirtualCart(local.document)) return
    const methods = await gateway.shippingMethods(call, shippingAddressPayload(facts.shippingAddress, country))
    await local.change(ofCart(call, offeredShipping(serverShippingMethods(methods))))
  }

  async #paymentMethods(call: CartCall): Promise<void> {
    const { local, gateway } = this.#options
    await local.change(ofCart(call, offeredPayment(await gateway.paymentMethods(call))))
  }

  /** Totals without the cart's methods are not final: the next run asks for all of them again. */
  async #totals(
    call: CartCall,
    country: string,
    { hasMethods, cart }: { readonly hasMethods: boolean; readonly cart: 'pulled' | 'not pulled' },
  ): Promise<void> {
    const { local, clock } = this.#options
    const asked = local.document
    // The host's totals lack the changes that it does not know yet. The run that sends them asks for totals then.
    if (!isAgreed(asked)) return
    const basis = totalsBasis(asked)
    const totals = await this.#ask(call, country)
    const counted = otherLines(totals, asked)
    // If the host counts the same lines after another pull, it is right: it leaves out products that are not sold any
    // more.
    this.#doubted = cart === 'pulled' && counted === this.#doubted ? undefined : counted
    const isSettled = hasMethods && this.#doubted === undefined
    await local.change(ofCart(call, withTotals(totals, isSettled ? basis : null, clock.now())))
  }

  /** Only a shipping method that came from the host can be sent to it. */
  async #ask(call: CartCall, country: string): Promise<ServerTotals> {
    const { local, gateway, facts } = this.#options
    const { shipping } = chosenMethods(local.document)
    if (!shipping?.is_server_method) return gateway.totals(call)
    const { totals, payment_methods } = await gateway.shippingInformation(call, {
      shippingAddress: shippingInformationAddress(facts.shippingAddress, country),
      billingAddress: shippingInformationAddress(facts.billingAddress, country),
      shippingCarrierCode: shipping.carrier_code,
      shippingMethodCode: shipping.method_code,
    })
    await local.change(ofCart(call, offeredPayment(payment_methods)))
    return totals
  }

  /** R8.17: a failure is only logged; meanwhile the totals are computed here. */
  async #quietly(what: string, ask: () => Promise<void>): Promise<boolean> {
    try {
      await ask()
      return true
    } catch (error) {
      this.#options.logger[logLevelOf(error)](`The host gave no ${what}`, error)
      return false
    }
  }
}

/** The lines that the host counted, if they differ from the cart's. */
function otherLines({ items }: ServerTotals, { cartItems }: CartDocument): string | undefined {
  if (items === undefined) return undefined
  const counted = linesOf(items)
  return counted === linesOf(cartItems.map(({ server_item_id = '', qty }) => ({ item_id: server_item_id, qty })))
    ? undefined
    : counted
}

function linesOf(items: readonly Pick<TotalsItem, 'item_id' | 'qty'>[]): string {
  return items
    .map(({ item_id, qty }) => `${item_id}×${qty}`)
    .sort()
    .join(' ')
}

/** While a product is out of stock, the host may offer no shipping or payment method at all. */
function fitsItsMethods(cart: CartDocument): boolean {
  return (isVirtualCart(cart) || cart.shippingMethods.length > 0) && offeredPaymentMethods(cart).length > 0
}
