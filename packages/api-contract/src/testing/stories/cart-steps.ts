import type { Json, Reads, Step } from '../story'
import { emptyShippingAddress, orderInformation, shippingInformation } from './addresses'
import { answered, get, post } from './calls'

/** Without a token the parameter stays, and is empty. */
const cartQuery = (token: string) => `?token=${token}&cartId={{cart}}`
const NO_CHOICES: Json = { custom_options: [], configurable_item_options: [], bundle_options: [] }

const storedLine: Reads = {
  ...answered,
  'result.item_id': 'a value',
  'result.quote_id': 'a value',
  'result.product_type': 'text',
  'result.product_option': 'may be missing',
}

/**
 * The client compares a line with custom options by id and checksum, any other by sku. It does not find its line again
 * when the host's has options that it did not send.
 */
export const noOtherChoices = (line: string): Reads => ({
  [`${line}.product_option.extension_attributes.custom_options`]: 'an empty list or nothing',
})

/** The cart calls of a shopper. A guest's token is the empty text. */
export function cartSteps(token: string) {
  const call = (path: string) => `/api/cart/${path}${cartQuery(token)}`
  return {
    create: (name = 'creates a cart'): Step =>
      post(
        name,
        `/api/cart/create?token=${token}`,
        undefined,
        { ...answered, result: 'text' },
        { keeps: { cart: 'result' } },
      ),

    pull: (name: string, reads: Reads, keeps: Readonly<Record<string, string>> = {}): Step =>
      get(name, call('pull'), { ...answered, result: 'list', 'result[].qty': 'number', ...reads }, { keeps }),

    pullsNothing: (name: string): Step => get(name, call('pull'), { ...answered, result: { count: 0 } }),

    addSimple: (qty: number): Step =>
      post(
        'adds a simple product',
        call('update'),
        {
          cartItem: {
            sku: '{{simple.sku}}',
            qty,
            product_option: { extension_attributes: NO_CHOICES },
            quoteId: '{{cart}}',
          },
        },
        { ...storedLine, 'result.sku': { equals: '{{simple.sku}}' }, 'result.qty': { equals: qty } },
        { keeps: { simpleLine: 'result' } },
      ),

    addConfigurable: (): Step =>
      post(
        'adds a configurable product with its options',
        call('update'),
        {
          cartItem: {
            sku: '{{configurable.parentSku}}',
            qty: 1,
            product_option: '{{configurable.product_option}}',
            quoteId: '{{cart}}',
          },
        },
        { ...storedLine, 'result.sku': { equals: '{{configurable.sku}}' }, ...noOtherChoices('result') },
      ),

    addOptions: (): Step =>
      post(
        'adds a product with custom options',
        call('update'),
        {
          cartItem: {
            sku: '{{optioned.sku}}',
            qty: 1,
            product_option: '{{optioned.product_option}}',
            quoteId: '{{cart}}',
          },
        },
        storedLine,
        { keeps: { optionedLine: 'result' } },
      ),

    /** A line that the host has is sent with the host's ids. */
    changeQuantity: (name: string, line: string, qty: number): Step =>
      post(
        name,
        call('update'),
        {
          cartItem: {
            sku: `{{${line}.sku}}`,
            item_id: `{{${line}.item_id}}`,
            qty,
            product_option: { extension_attributes: NO_CHOICES },
            quoteId: `{{${line}.quote_id}}`,
          },
        },
        { ...storedLine, 'result.qty': { equals: qty } },
      ),

    delete: (line: string): Step =>
      post(
        'deletes a line',
        call('delete'),
        { cartItem: { sku: `{{${line}.sku}}`, item_id: `{{${line}.item_id}}`, quoteId: '{{cart}}' } },
        answered,
      ),

    shippingMethods: (): Step =>
      post(
        'asks for the shipping methods with an empty form',
        call('shipping-methods'),
        { address: emptyShippingAddress },
        {
          ...answered,
          result: { atLeast: 1 },
          'result[].method_code': 'text',
          'result[].carrier_code': 'text',
          'result[].method_title': 'text',
          'result[].amount': 'number',
        },
        { keeps: { shipping: 'result[0]' } },
      ),

    shippingInformation: (reads: Reads = {}): Step =>
      post(
        'chooses the shipping method',
        call('shipping-information'),
        shippingInformation,
        {
          ...answered,
          'result.payment_methods[].code': 'text',
          'result.totals.items[].item_id': 'a value',
          'result.totals.items[].qty': 'number',
          'result.totals.items[].options': 'JSON if it is a text',
          'result.totals.total_segments[].code': 'text',
          'result.totals.total_segments[code=grand_total].value': 'number',
          ...reads,
        },
        { keeps: { shownTotal: 'result.totals.total_segments[code=grand_total].value' } },
      ),

    paymentMethods: (): Step =>
      get(
        'asks for the payment methods',
        call('payment-methods'),
        { ...answered, result: { atLeast: 1 }, 'result[].code': 'text', 'result[].title': 'text' },
        { keeps: { payment: 'result[0]' } },
      ),

    totals: (): Step =>
      get('asks for the totals', call('totals'), {
        ...answered,
        'result.items[].item_id': 'a value',
        'result.items[].options': 'JSON if it is a text',
        'result.total_segments[code=grand_total].value': 'number',
      }),

    coupon: (code: string, reads: Reads): Step =>
      post('applies a coupon', `${call('apply-coupon')}&coupon=${code}`, undefined, reads),
  }
}

/** An order without an id and without a coupon; its address has no token, and it says whose cart it is. */
export const order = (userId: Json, email: string, products: readonly Json[]): Step =>
  post(
    'sends the order',
    '/api/order',
    {
      user_id: userId,
      cart_id: '{{cart}}',
      products,
      addressInformation: orderInformation(email),
      transmited: true,
    },
    { ...answered, result: 'a value', 'result.orderNumber': 'text' },
    { keeps: { orderNumber: 'result.orderNumber' } },
  )
