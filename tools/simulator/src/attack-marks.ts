import { inOrder, ofAnOrder, type Mark } from './mark'

/** Situations of shoppers under attack. */
export const ATTACK_MARKS: readonly Mark[] = [
  {
    name: 'an owner must wait because of guessed passwords, and signs in',
    happened: inOrder(/^guesses passwords/, /← 429 \/api\/user\/login/, /^✓ is signed in/),
  },
  {
    name: 'guessed passwords from many addresses do not stop an owner who has signed in before',
    happened: inOrder(/^✓ is signed in/, /^guesses passwords from many: .*429/, /^✓ is signed in/),
  },
  {
    name: 'an order waits because of an attacker in the same office, and is made',
    happened: ofAnOrder(/ … waits: retry-later/, '→ POST /api/order', /^$/),
  },
  { name: 'an attacker orders until the host asks to wait', happened: inOrder(/^orders in bulk .*429/) },
  {
    name: 'a coupon waits because of guessed coupons',
    happened: inOrder(/^guesses coupons/, /← 429 \/api\/cart\/apply-coupon/),
  },
  {
    name: 'a stolen token ends a login, and its owner signs in again',
    happened: inOrder(/^uses a stolen token/, /← 401 \/api\/user\/refresh/, /^✓ is signed in/),
  },
  {
    name: 'a stolen token is used before its owner uses it',
    happened: inOrder(/^uses a stolen token .*200/, /← 401 \/api\/user\/refresh/),
  },
  { name: 'an attacker repeats the id of a shopper’s order', happened: inOrder(/^repeats orders of others .*409/) },
  {
    name: 'an attacker guesses the number of a shopper’s order',
    happened: inOrder(/^✓ order .* made/, /^guesses orders/),
  },
  {
    name: 'an attacker asks for the cart of a shopper',
    happened: inOrder(/→ POST \/api\/cart\/update/, /^opens carts of others .*404/),
  },
  { name: 'bent orders are refused', happened: inOrder(/^bends orders .*400/) },
  { name: 'a bent order is made at the host’s price', happened: inOrder(/^bends orders .*200/) },
  { name: 'a token is forged', happened: inOrder(/^forges a token .*401/) },
  { name: 'an attacker writes in the name of a shopper', happened: inOrder(/^writes in the names of others .*200/) },
]
