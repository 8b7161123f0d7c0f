import type { Story } from '../story'
import { answered, get, refusedWithSentence } from './calls'
import { login, me, orderHistory } from './account'
import { cartSteps, noOtherChoices, order } from './cart-steps'

const guest = cartSteps('')
const customer = cartSteps('{{token}}')

const buyWithCoupon: Story = {
  name: 'buys with an account and a coupon',
  writes: true,
  needs: ['account.email', 'coupon', 'simple'],
  steps: [
    login('{{account.email}}', 'Hostcheck-1'),
    me('loads the profile'),
    customer.create('asks for the cart of the account'),
    customer.pullsNothing('pulls the empty cart'),
    customer.addSimple(2),
    customer.shippingMethods(),
    customer.paymentMethods(),
    customer.coupon('HOSTCHECK-NO-SUCH-COUPON', refusedWithSentence),
    customer.coupon('{{coupon}}', { ...answered, result: { equals: true } }),
    customer.shippingInformation({
      'result.totals.coupon_code': { equals: '{{coupon}}' },
      'result.totals.discount_amount': 'number',
    }),
    order({ $text: '{{profile.id}}' }, '{{account.email}}', [
      { $from: '{{simple}}', qty: 2, server_item_id: '{{simpleLine.item_id}}', server_cart_id: '{{cart}}' },
    ]),
    orderHistory('loads the orders', {
      'result.items': { atLeast: 1 },
      'result.total_count': 'number',
      'result.items[0].increment_id': { equals: '{{orderNumber}}' },
      'result.items[0].entity_id': 'a value',
      'result.items[0].created_at': 'text',
      'result.items[0].status': 'text',
      'result.items[0].grand_total': { amount: '{{shownTotal}}' },
      'result.items[0].subtotal': 'number',
      'result.items[0].shipping_amount': 'number',
      'result.items[0].tax_amount': 'number',
      'result.items[0].discount_amount': 'number',
      'result.items[0].shipping_description': 'text',
      'result.items[0].items[].name': 'text',
      'result.items[0].items[].qty_ordered': { equals: 2 },
      'result.items[0].items[].price_incl_tax': 'number',
      'result.items[0].items[].row_total_incl_tax': 'number',
      'result.items[0].payment.additional_information[0]': 'text',
      'result.items[0].billing_address.street[0]': 'text',
      'result.items[0].extension_attributes.shipping_assignments[0].shipping.address.street[0]': 'text',
    }),
    customer.create('asks for the next cart'),
    customer.pullsNothing('pulls the next cart'),
  ],
}

/** The account has a line of its own; the guest's cart has the same product and another one. */
const mergeCarts: Story = {
  name: 'signs in with a full cart',
  writes: true,
  needs: ['account.email', 'simple', 'configurable'],
  steps: [
    login('{{account.email}}', 'Hostcheck-1'),
    customer.create('asks for the cart of the account'),
    customer.addSimple(1),
    guest.create('creates a cart as a guest'),
    guest.addSimple(2),
    guest.addConfigurable(),
    login('{{account.email}}', 'Hostcheck-1'),
    me('loads the profile'),
    customer.create('asks for the cart of the account again'),
    customer.pull(
      'pulls the cart of the account',
      { result: { count: 1 }, 'result[0].qty': { equals: 1 } },
      { accountLine: 'result[0]' },
    ),
    customer.changeQuantity('adds its two pieces to the line of the account', 'accountLine', 3),
    customer.addConfigurable(),
    customer.pull('pulls the merged cart', {
      result: { count: 2 },
      'result[sku={{simple.sku}}].qty': { equals: 3 },
      'result[sku={{configurable.sku}}].qty': { equals: 1 },
      ...noOtherChoices('result[sku={{configurable.sku}}]'),
    }),
    customer.totals(),
  ],
}

/** What the client shows of a refusal: a text, or the field `message`; of a list it shows nothing. */
const mistakes: Story = {
  name: 'puts a wrong thing into the cart',
  writes: true,
  needs: ['simple'],
  steps: [
    guest.create('creates a cart without a token'),
    { ...guest.addSimple(1), name: 'adds a product that the shop does not have', ...unknownProduct() },
    { ...guest.addSimple(1_000_000), name: 'adds a million pieces', reads: refusedWithSentence, keeps: {} },
    get('checks the stock of an unknown product', '/api/stock/check?sku=HOSTCHECK-NO-SUCH-SKU', {
      code: { not: 200 },
      'result.is_in_stock': 'may be missing',
    }),
  ],
}

function unknownProduct() {
  const cartItem = { sku: 'HOSTCHECK-NO-SUCH-SKU', qty: 1, product_option: {}, quoteId: '{{cart}}' }
  return { body: { cartItem }, reads: refusedWithSentence, keeps: {} }
}

export const customerStories: readonly Story[] = [buyWithCoupon, mergeCarts, mistakes]
