import type { PlantedBug } from './bug'

const CART = 'packages/cart-sync/src'
const QUEUE = 'packages/sync-queue/src'
const SESSION = 'packages/user-session/src'
const ORDERS = 'packages/api-server/src/shop'

export const BUGS: readonly PlantedBug[] = [
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
    name: 'a confirmed write overwrites a newer wish',
    seed: 736,
    edits: [
      {
        file: `${CART}/cart-changes.ts`,
        from: 'qty: item.qty === sentQty ? server.qty : item.qty',
        to: 'qty: server.qty',
      },
    ],
  },
  {
    name: 'what both sides agreed on never moves',
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
    name: 'what a full device could not store is forgotten',
    edits: [
      { file: `${CART}/local-cart.ts`, from: '(unstored) => [...unstored, change]', to: '(unstored) => unstored' },
    ],
  },
  {
    name: 'whoever is here gets the lines of an order',
    edits: [
      {
        file: `${CART}/return-lines.ts`,
        from: 'isOfAnotherAccount(cart, owner) ?',
        to: 'isOfAnotherAccount({ ...cart, owner }, owner) ?',
      },
    ],
  },
  {
    name: 'late requests of dead pages are taken',
    seed: 19,
    edits: [
      { file: `${ORDERS}/carts/cart-run.ts`, from: 'if (number < highest) return', to: 'if (number < -1) return' },
    ],
  },
  {
    name: 'findings of an older run are taken',
    seed: 221,
    edits: [
      { file: `${CART}/sync-changes.ts`, from: 'cart.run === run ? change(cart) : cart', to: 'change(cart)' },
      { file: `${CART}/sync-run.ts`, from: 'return this.#options.local.document.run === run', to: 'return run > 0' },
    ],
  },
  {
    name: 'an order has a new id each time it is sent',
    seed: 1,
    edits: [
      {
        file: 'packages/api-client/src/shop/http-task-transport.ts',
        from: 'body: task.payload.body }',
        to: 'body: { ...(task.payload.body as object), order_id: again() } }',
      },
      {
        file: 'packages/api-client/src/shop/http-task-transport.ts',
        from: 'idempotencyKey: task.task_id',
        to: 'idempotencyKey: again()',
      },
      {
        file: 'packages/api-client/src/shop/http-task-transport.ts',
        from: 'export interface TaskTransportOptions',
        to: 'let times = 0\nconst again = () => `again-${(times += 1)}`\nexport interface TaskTransportOptions',
      },
    ],
  },
  {
    name: 'an order is not one transaction',
    seed: 5,
    edits: [
      {
        file: `${ORDERS}/calls/answer-once.ts`,
        from: 'return database.transaction(() => {',
        to: 'return ((work: () => ShopOutcome) => work())(() => {',
      },
    ],
  },
  {
    name: 'ordered lines leave no tombstones',
    seed: 11,
    edits: [
      {
        file: `${CART}/cart-changes.ts`,
        from: 'const rest = withoutLines({ ...cart, cartItems }, isGone)',
        to: 'const rest = { ...cart, cartItems: cartItems.filter((item) => !isGone(item)) }',
      },
    ],
  },
  {
    name: 'lines are claimed for two orders',
    seed: 11,
    edits: [
      {
        file: `${CART}/cart-changes.ts`,
        from: '(cart.confirming || !holdsExactly(cart, claim.lines) ? cart',
        to: '(!holdsExactly(cart, claim.lines) ? cart',
      },
    ],
  },
  {
    name: 'an order that met a fault is dropped',
    seed: 262,
    edits: [
      {
        file: `${QUEUE}/sync-queue-store.ts`,
        from: 'changed: (task) => this.#tasks.put(task),',
        to: "changed: (task) => (task.state === 'failed' ? this.#tasks.remove(task.task_id) : this.#tasks.put(task)),",
      },
    ],
  },
  {
    name: 'an order that was begun is not taken up',
    seed: 309,
    edits: [{ file: 'packages/storefront/src/shopper/start-shopper.ts', from: '  await checkout.resume()\n', to: '' }],
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
    name: 'an order without a network leaves its lines in the cart',
    seed: 38,
    edits: [
      {
        file: 'packages/checkout/src/order-answers.ts',
        from: '      if (order) await orders.put({ ...order, waiting: true })\n      await cart.orderLines.removeOrdered(task_id)\n',
        to: '      if (order) await orders.put({ ...order, waiting: true })\n',
      },
    ],
  },
  {
    name: 'an answer is told before it is stored',
    edits: [
      {
        file: `${QUEUE}/answer-delivery.ts`,
        from: '    await tasks.put(task)\n    if (task.supersedes &&',
        to: '    await tasks.remove(task.task_id)\n    tasks.known.put(task)\n    if (task.supersedes &&',
      },
    ],
  },
  {
    name: 'an account’s order is sent as a guest’s',
    seed: 3,
    edits: [
      {
        file: 'packages/api-client/src/shop/http-task-transport.ts',
        from: 'account: task.account,',
        to: "account: 'guest',",
      },
    ],
  },
  {
    name: 'what a guest brought is left behind at the sign-in',
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
    name: 'two tabs ask for new tokens at once',
    seed: 89,
    edits: [
      {
        file: `${SESSION}/token-lock.ts`,
        from: 'await refreshLock.run(() => this.#refresh(account, refused))',
        to: 'await ((job: () => Promise<string>) => (refreshLock ? job() : job()))(() => this.#refresh(account, refused))',
      },
    ],
  },
  {
    name: 'a sign-out ends the logins of all devices',
    seed: 818,
    edits: [
      {
        file: 'packages/api-server/src/shop/users/session-tokens.ts',
        from: 'if (end) database.refreshTokens.revokeFamily(end.family)',
        to: 'if (end) database.refreshTokens.revokeOf(end.customerId)',
      },
    ],
  },
  {
    name: 'what is unchanged here overrules another device',
    seed: 72,
    edits: [{ file: `${CART}/reconcile.ts`, from: 'const adopt = !changedHere || (', to: 'const adopt = (' }],
  },
  {
    name: 'another device’s wish overrules what is changed here',
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
    name: 'what a guest brought is added with every run',
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
    name: 'what is wanted before an account’s cart is known overrules it',
    edits: [
      { file: `${CART}/cart-changes.ts`, from: 'isUnseen(cart, key) ? {', to: 'isUnseen(cart, key) && qty < 0 ? {' },
    ],
  },
  {
    name: 'an order is sent that another tab took back',
    seed: 1_144,
    edits: [
      {
        file: `${QUEUE}/sync-queue-store.ts`,
        from: "if (!(await storage.changeFrom(['on-hold'], task.task_id, released))) return",
        to: 'await storage.update(released(task))',
      },
    ],
  },
  {
    name: 'an order that is on its way is taken back',
    seed: 248,
    edits: [
      {
        file: `${QUEUE}/sync-queue-store.ts`,
        from: "changeFrom(['on-hold', 'refused'],",
        to: "changeFrom(['waiting', 'on-hold', 'refused'],",
      },
    ],
  },
  {
    name: 'a page that dies takes the lines of a changed order along',
    seed: 696,
    edits: [
      {
        file: 'packages/storefront/src/shopper/start-shopper.ts',
        from: '  await unsentOrders.resume().catch((error: unknown) => storefront.report(error))\n',
        to: '',
      },
    ],
  },
  {
    name: 'an order that began is let go without the host’s word',
    seed: 248,
    edits: [
      {
        file: 'packages/checkout/src/unsent-orders-store.ts',
        from: 'if (await gateway.abandon(order_id)) {',
        to: 'if (order_id) {',
      },
    ],
  },
  {
    name: 'a failed change of details is sent after a newer one',
    edits: [
      {
        file: `${QUEUE}/answer-delivery.ts`,
        from: '    if (task.supersedes && task.code === 200) await this.#removeFailedBefore(task)\n',
        to: '',
      },
    ],
  },
  {
    name: 'a session that a full device could not store is forgotten',
    edits: [
      {
        file: `${SESSION}/local-session.ts`,
        from: '      this.#planRetry()\n    }\n    return',
        to: '    }\n    return',
      },
    ],
  },
  {
    name: 'tasks of other tabs are known by their messages alone',
    edits: [{ file: `${QUEUE}/stored-tasks.ts`, from: '(await this.#read()) ?? [task]', to: '[task]' }],
  },
  {
    name: 'a late copy of a change of details is made again',
    edits: [
      {
        file: `${ORDERS}/users/profile.ts`,
        from: 'answerOnce(context, { request, identity: replayIdentity(customerId), asked: body.customer }, () => {',
        to: 'context.database.transaction((): ShopOutcome => {',
      },
    ],
  },
]
