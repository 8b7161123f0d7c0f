import { shopEndpoints, type ShopEndpoint } from '@vitrin/api-contract/wire'
import type {
  CartCall,
  CartGateway,
  CartItemDeletion,
  CartItemPayload,
  PaymentMethod,
  ServerCartItem,
  ServerTotals,
  ShippingAddressPayload,
  ShippingInformation,
  ShippingInformationPayload,
  ShippingMethod,
} from '@vitrin/cart-sync'
import type { IdGenerator } from '@vitrin/kernel'
import type { Http, HttpRequest } from '../http'

/** The cart at the host (contract §5). */
export class AxiosCartGateway implements CartGateway {
  readonly #http: Http
  readonly #ids: IdGenerator

  constructor(http: Http, ids: IdGenerator) {
    this.#http = http
    this.#ids = ids
  }

  create(account: string): Promise<string> {
    return this.#http.call({
      method: 'POST',
      path: shopEndpoints.cartCreate.path,
      account,
      withStoreCode: true,
      idempotencyKey: this.#ids.next(),
    })
  }

  pull(call: CartCall): Promise<readonly ServerCartItem[]> {
    return this.#get('cartPull', call)
  }

  update(call: CartCall, cartItem: CartItemPayload): Promise<ServerCartItem> {
    return this.#post('cartUpdate', call, { body: { cartItem } })
  }

  async delete(call: CartCall, cartItem: CartItemDeletion): Promise<void> {
    await this.#post('cartDelete', call, { body: { cartItem } })
  }

  totals(call: CartCall): Promise<ServerTotals> {
    return this.#get('cartTotals', call)
  }

  paymentMethods(call: CartCall): Promise<readonly PaymentMethod[]> {
    return this.#get('cartPaymentMethods', call)
  }

  shippingMethods(call: CartCall, address: ShippingAddressPayload): Promise<readonly ShippingMethod[]> {
    return this.#post('cartShippingMethods', call, { body: { address } })
  }

  shippingInformation(call: CartCall, addressInformation: ShippingInformationPayload): Promise<ShippingInformation> {
    return this.#post('cartShippingInformation', call, { body: { addressInformation } })
  }

  async applyCoupon(call: CartCall, coupon: string): Promise<void> {
    await this.#post('cartApplyCoupon', call, { query: { coupon } })
  }

  async deleteCoupon(call: CartCall): Promise<void> {
    await this.#post('cartDeleteCoupon', call, {})
  }

  #get<Result>(name: ShopEndpoint, call: CartCall): Promise<Result> {
    return this.#http.call({ method: 'GET', ...target(name, call) })
  }

  /**
   * Each call has a new key and is never repeated: after a lost answer the next pull reads the cart (decisions.md 2).
   */
  #post<Result>(
    name: ShopEndpoint,
    call: CartCall,
    { query, body }: Pick<HttpRequest, 'query' | 'body'>,
  ): Promise<Result> {
    const asked = target(name, call)
    return this.#http.call({
      method: 'POST',
      ...asked,
      query: { ...asked.query, ...query },
      ...(body !== undefined && { body }),
      idempotencyKey: this.#ids.next(),
    })
  }
}

function target(name: ShopEndpoint, { account, cartId, run }: CartCall) {
  return { path: shopEndpoints[name].path, query: { cartId }, account, withStoreCode: true, cartRun: run }
}
