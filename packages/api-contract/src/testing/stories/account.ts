import type { Json, Reads, Step, Story } from '../story'
import { accountAddress, person } from './addresses'
import { answered, refusedWithSentence, userGet, userPost } from './calls'
import { cartSteps } from './cart-steps'

const email = 'hostcheck-{{run}}@hostcheck.example'
const otherEmail = 'hostcheck-address-{{run}}@hostcheck.example'

export const login = (username: string, password: string): Step =>
  userPost(
    'signs in',
    '/api/user/login',
    { username, password },
    { ...answered, result: 'text', 'meta.refreshToken': 'text' },
    { keeps: { token: 'result', refreshToken: 'meta.refreshToken' } },
  )

/** The profile: every part that the checkout and the account pages read, and would throw without. */
export const profile: Reads = {
  ...answered,
  'result.id': 'number',
  'result.email': 'text',
  'result.firstname': 'text',
  'result.lastname': 'text',
  'result.addresses': 'list',
  'result.addresses[].id': 'a value',
  'result.addresses[].region.region': 'may be missing',
  'result.addresses[].street[0]': 'text',
  'result.addresses[].city': 'text',
  'result.addresses[].country_id': 'text',
  'result.addresses[].postcode': 'text',
}

export const me = (name: string, reads: Reads = {}): Step =>
  userGet(name, '/api/user/me?token={{token}}', { ...profile, ...reads }, { keeps: { profile: 'result' } })

export const orderHistory = (name: string, reads: Reads = {}): Step =>
  userGet(name, '/api/user/order-history?token={{token}}&pageSize=20&currentPage=1', {
    ...answered,
    'result.items': 'list',
    'result.items[].increment_id': 'text',
    'result.items[].items[].sku': 'text',
    ...reads,
  })

const customer = cartSteps('{{token}}')
const register = (name: string, fields: Json, reads: Reads, keeps: Readonly<Record<string, string>> = {}): Step =>
  userPost(name, '/api/user/create', { customer: fields, password: 'Hostcheck-1' }, reads, { keeps })

const createAccount: Story = {
  name: 'creates an account',
  writes: true,
  needs: [],
  steps: [
    register(
      'sends the form',
      { email, ...person, storeId: 1 },
      { ...answered, 'result.id': 'number' },
      { account: 'result' },
    ),
    register('sends the form once more', { email, ...person, storeId: 1 }, refusedWithSentence),
    register(
      'sends a form without a name',
      { email: otherEmail, firstname: '', lastname: '', storeId: 1 },
      refusedWithSentence,
    ),
    login(email, 'Hostcheck-1'),
    me('loads the profile', { 'result.addresses': { count: 0 } }),
    userPost('tries a wrong password', '/api/user/login', { username: email, password: 'wrong' }, refusedWithSentence),
  ],
}

const createAccountInCheckout: Story = {
  name: 'creates an account in the checkout',
  writes: true,
  needs: [],
  steps: [
    register(
      'sends the shipping address with the account',
      { email: otherEmail, ...person, addresses: [accountAddress] },
      { ...answered, 'result.id': 'number' },
    ),
    login(otherEmail, 'Hostcheck-1'),
    me('fills the checkout from the profile', { 'result.default_shipping': 'text', 'result.addresses': { count: 1 } }),
  ],
}

const signIn: Story = {
  name: 'signs in',
  writes: true,
  needs: ['account.email'],
  steps: [
    login('{{account.email}}', 'Hostcheck-1'),
    me('loads the profile'),
    orderHistory('loads the orders'),
    customer.create('asks for the cart of the account'),
    customer.pull('pulls the cart of the account', {}),
  ],
}

const bearer = (step: Step): Step => ({ ...step, headers: { ...step.headers, authorization: 'Bearer {{token}}' } })

/** The client's other setting, `tokenInHeader`: it takes the token out of the address. */
const signInByHeader: Story = {
  name: 'signs in with the token in a header',
  writes: true,
  needs: ['account.email'],
  steps: [
    login('{{account.email}}', 'Hostcheck-1'),
    bearer(userGet('loads the profile', '/api/user/me', profile)),
    bearer({ ...customer.create('asks for the cart of the account'), address: '/api/cart/create' }),
    bearer({ ...customer.pull('pulls the cart of the account', {}), address: '/api/cart/pull?cartId={{cart}}' }),
  ],
}

export const accountStories: readonly Story[] = [createAccount, createAccountInCheckout, signIn, signInByHeader]
