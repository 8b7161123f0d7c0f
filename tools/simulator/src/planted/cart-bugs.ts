import type { PlantedBug } from './bug'

const CART = 'packages/cart-sync/src'
const ORDERS = 'packages/api-server/src/shop'

/** Bugs of the cart and its synchronisation. */
export const CART_BUGS: readonly PlantedBug[] = [
  {
    name: 'tombstones are forgotten',
    seed: 1,
    edits: [
      {
        file: `${CART}/cart-changes.ts`,
        from: 'tombstones: buried(cart.tombstones, cart.cartItems.filter(isGone)),',
        to: 'tombstones: cart.tombstones,',
      },
    ],
  },
  {
    name: 'only confirmed lines leave tombstones',
    seed: 24,
    edits: [
      {
        file: `${CART}/cart-changes.ts`,
        from: 'cart.cartItems.filter(isGone)),',
        to: 'cart.cartItems.filter((item) => isGone(item) && item.prev_qty > 0)),',
      },
    ],
  },
  {
    name: 'a confirmed write overwrites a newer change',
    seed: 1_588,
    edits: [
      {
        file: `${CART}/cart-changes.ts`,
        from: 'qty: item.qty === sentQty ? server.qty : item.qty',
        to: 'qty: server.qty',
      },
    ],
  },
  {
    name: 'the agreed quantity is never updated',
    seed: 2,
    edits: [{ file: `${CART}/reconcile.ts`, from: '    prev_qty: server.qty,\n', to: '' }],
  },
  {
    name: 'a write on its way counts as agreed',
    seed: 1,
    edits: [
      {
        file: `${CART}/reconcile.ts`,
        from: 'const sent = { ...item, unconfirmed: true,',
        to: 'const sent = { ...item, prev_qty: item.qty, unconfirmed: false,',
      },
    ],
  },
  {
    name: 'a tab stores its own cart over the other’s',
    seed: 24,
    edits: [
      {
        file: `${CART}/local-cart.ts`,
        from: 'await this.#storage.update(revised([...this.#unstored, change]))',
        to: 'await this.#storage.update(((own) => () => own)(this.document))',
      },
    ],
  },
  {
    name: 'a change that a full device could not store is forgotten',
    edits: [
      { file: `${CART}/local-cart.ts`, from: '(unstored) => [...unstored, change]', to: '(unstored) => unstored' },
    ],
  },
  {
    name: 'late requests of dead pages are accepted',
    edits: [
      { file: `${ORDERS}/carts/cart-run.ts`, from: 'if (number < highest) return', to: 'if (number < -1) return' },
    ],
  },
  {
    name: 'results of an older run are applied',
    seed: 221,
    edits: [
      { file: `${CART}/sync-changes.ts`, from: 'cart.run === run ? change(cart) : cart', to: 'change(cart)' },
      { file: `${CART}/sync-run.ts`, from: 'return this.#options.local.document.run === run', to: 'return run > 0' },
    ],
  },
  {
    name: 'totals of an older cart are shown',
    seed: 558,
    edits: [
      {
        file: `${CART}/totals-sync.ts`,
        from: 'isSettled ? basis : null',
        to: 'isSettled ? totalsBasis(local.document) : null',
      },
    ],
  },
  {
    name: 'the guest’s lines do not join the account’s cart',
    seed: 3,
    edits: [
      { file: `${CART}/cart-owner.ts`, from: 'cartItems: joined(own, lines),', to: 'cartItems: joined(own, []),' },
    ],
  },
  {
    name: 'unsent changes of an account are lost at the sign-out',
    seed: 29,
    edits: [{ file: `${CART}/cart-owner.ts`, from: '{ ...cart.parked, [owner]: kept }', to: 'cart.parked' }],
  },
  {
    name: 'an unchanged line overrules another device',
    seed: 72,
    edits: [{ file: `${CART}/reconcile.ts`, from: 'const adopt = !changedHere || (', to: 'const adopt = (' }],
  },
  {
    name: 'another device’s change overrules an unsent change',
    seed: 17,
    edits: [
      {
        file: `${CART}/reconcile.ts`,
        from: 'const adopt = !changedHere || (',
        to: 'const adopt = !changedHere || server.qty !== item.prev_qty || (',
      },
    ],
  },
  {
    name: 'totals of another device’s cart are shown',
    edits: [{ file: `${CART}/totals-sync.ts`, from: 'hasMethods && this.#doubted === undefined', to: 'hasMethods' }],
  },
  {
    name: 'the guest’s pieces are added with every run',
    seed: 3,
    edits: [
      {
        file: `${CART}/reconcile.ts`,
        from: '  const { merge_qty = 0, ...line } = item\n',
        to: '  const { merge_qty = 0 } = item\n  const line = item\n',
      },
      { file: `${CART}/reconcile.ts`, from: '    merge_qty: undefined,\n', to: '' },
    ],
  },
  {
    name: 'a change made before the account’s cart is known overrules it',
    edits: [
      { file: `${CART}/cart-changes.ts`, from: 'isUnseen(cart, key) ? {', to: 'isUnseen(cart, key) && qty < 0 ? {' },
    ],
  },
]
