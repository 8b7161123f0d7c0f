import type { PlantedBug } from './bug'

const SHOP = 'packages/api-server/src/shop'

/** Bugs that shoppers notice, or attackers use, only while the shop is attacked. */
export const ATTACK_BUGS: readonly PlantedBug[] = [
  {
    name: 'guessed passwords lock the owner out',
    seed: 76,
    edits: [
      {
        file: `${SHOP}/users/limit-logins.ts`,
        from: 'mustWait ? attempts.waitFor(keys.wait, delayAfter(failures)) : undefined',
        to: 'failures >= FREE_TRIES ? 900_000 : undefined',
      },
    ],
  },
  {
    name: 'guessed passwords make an owner wait at an address of their own',
    seed: 76,
    edits: [{ file: `${SHOP}/users/limit-logins.ts`, from: ' && attempts.count(keys.trusted) === 0', to: '' }],
  },
  {
    name: 'a key opens the answer to another shopper',
    seed: 76,
    edits: [
      {
        file: `${SHOP}/calls/answer-once.ts`,
        from: 'return customerId === undefined ? `cart ${cartId}` : `customer ${customerId}`',
        to: "return customerId === 0 ? cartId : 'everyone'",
      },
      {
        file: `${SHOP}/calls/answer-once.ts`,
        from: 'if (kept.bodyHash !== bodyHash)',
        to: "if (kept.bodyHash === '')",
      },
    ],
  },
  {
    name: 'the number of an order opens it',
    seed: 5,
    edits: [
      {
        file: `${SHOP}/orders/find-placed-order.ts`,
        from: 'return isOwn || isOfGuest ? order : undefined',
        to: 'return isOwn || isOfGuest || isRecent ? order : undefined',
      },
    ],
  },
  {
    name: 'the id of an order is answered with the order of another shopper',
    seed: 76,
    edits: [
      {
        file: `${SHOP}/orders/place-order.ts`,
        from: 'const isSame = known.bodyHash === bodyHash && known.customerId === customerId',
        to: "const isSame = known.bodyHash !== ''",
      },
    ],
  },
  {
    name: 'a host that asks to wait refuses an order',
    seed: 88,
    edits: [
      {
        file: 'packages/sync-queue/src/outcome-of.ts',
        from: 'if (code === 429 || (code === 503',
        to: 'if ((code === 503',
      },
    ],
  },
  {
    name: 'the number of an account’s cart opens it',
    seed: 101,
    edits: [
      {
        file: `${SHOP}/carts/find-cart.ts`,
        from: 'ofCustomer ?? database.carts.byMask(cartId)',
        to: 'ofCustomer ?? database.carts.byPublicId(cartId)',
      },
    ],
  },
  {
    name: 'an old token does not end its login',
    seed: 43,
    edits: [
      {
        file: `${SHOP}/users/session-tokens.ts`,
        from: '      database.refreshTokens.revokeFamily(known.family)\n',
        to: '',
      },
    ],
  },
  {
    name: 'orders are delivered for nothing',
    edits: [
      {
        file: `${SHOP}/orders/price-order.ts`,
        from: 'totals: totalsOf({ rows, shipping, coupon }),',
        to: 'totals: totalsOf({ rows, shipping: undefined, coupon }),',
      },
    ],
  },
  {
    name: 'an address gets the newsletter without a confirmation',
    seed: 9,
    edits: [
      {
        file: `${SHOP}/newsletter/newsletter-routes.ts`,
        from: "newsletter.isSubscribed(email) ? undefined : mailed('newsletter-join', email, call),",
        to: '(newsletter.subscribe(email, 0), undefined),',
      },
    ],
  },
]
