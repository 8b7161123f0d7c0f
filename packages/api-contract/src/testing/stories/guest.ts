import type { Story } from '../story'
import { get } from './calls'
import { cartSteps, noOtherChoices, order } from './cart-steps'

const guest = cartSteps('')

const buyAsGuest: Story = {
  name: 'buys as a guest',
  writes: true,
  needs: ['simple', 'configurable'],
  steps: [
    get('checks the stock', '/api/stock/check?sku={{simple.sku}}', { 'result.is_in_stock': { equals: true } }),
    guest.create('creates a cart without a token'),
    guest.pullsNothing('pulls the new cart'),
    guest.addSimple(1),
    guest.addConfigurable(),
    guest.pull('pulls the cart', {
      result: { count: 2 },
      'result[].item_id': 'a value',
      'result[].sku': 'text',
      'result[sku={{simple.sku}}].qty': { equals: 1 },
      'result[sku={{configurable.sku}}].qty': { equals: 1 },
      ...noOtherChoices('result[sku={{configurable.sku}}]'),
    }),
    guest.changeQuantity('changes a quantity', 'simpleLine', 2),
    guest.shippingMethods(),
    guest.paymentMethods(),
    guest.totals(),
    guest.shippingInformation(),
    order('', 'hostcheck-{{run}}@hostcheck.example', [
      { $from: '{{simple}}', qty: 2, server_item_id: '{{simpleLine.item_id}}', server_cart_id: '{{cart}}' },
      { $from: '{{configurable}}', qty: 1, server_cart_id: '{{cart}}' },
    ]),
    guest.create('creates the next cart'),
    guest.pullsNothing('pulls the next cart'),
  ],
}

const chooseOptions: Story = {
  name: 'chooses custom options',
  writes: true,
  needs: ['optioned'],
  steps: [
    guest.create('creates a cart without a token'),
    guest.addOptions(),
    guest.pull('pulls the cart', {
      result: { count: 1 },
      'result[0].item_id': { equals: '{{optionedLine.item_id}}' },
      'result[0].product_option.extension_attributes.custom_options': 'a value',
    }),
    guest.delete('optionedLine'),
    guest.pullsNothing('pulls the cart again'),
  ],
}

export const guestStories: readonly Story[] = [buyAsGuest, chooseOptions]
