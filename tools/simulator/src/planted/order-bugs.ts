import type { PlantedBug } from './bug'

const CART = 'packages/cart-sync/src'
const QUEUE = 'packages/sync-queue/src'
const ORDERS = 'packages/api-server/src/shop'

/** Bugs of orders and of the queue that sends them. */
export const ORDER_BUGS: readonly PlantedBug[] = [
  {
    name: 'an order has a new id each time it is sent',
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
    seed: 29,
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
    name: 'an order is dropped after a server fault',
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
    name: 'an order that was being sent is not resumed',
    seed: 309,
    edits: [{ file: 'packages/storefront/src/shopper/start-shopper.ts', from: '  await checkout.resume()\n', to: '' }],
  },
  {
    name: 'an order without a network leaves its lines in the cart',
    seed: 38,
    edits: [
      {
        file: 'packages/checkout/src/order-answers.ts',
        from: 'waiting: true })\n      await cart.orderLines.removeOrdered(task_id)\n',
        to: 'waiting: true })\n',
      },
    ],
  },
  {
    name: 'an answer is delivered before it is stored',
    edits: [
      {
        file: `${QUEUE}/answer-delivery.ts`,
        from: '    await tasks.put(task)\n    if (task.supersedes &&',
        to: '    await tasks.remove(task.task_id)\n    tasks.known.put(task)\n    if (task.supersedes &&',
      },
    ],
  },
  {
    name: 'an order is sent that another tab has cancelled',
    seed: 1_144,
    edits: [
      {
        file: `${QUEUE}/sync-queue-store.ts`,
        from: 'if (!(await storage.changeFrom([task.state], task.task_id, released))) return',
        to: 'await storage.update(released(task))',
      },
    ],
  },
  {
    name: 'an order is cancelled while it is being sent',
    seed: 248,
    edits: [
      {
        file: `${QUEUE}/sync-task.ts`,
        from: "unsent: ['on-hold', 'refused'],",
        to: "unsent: ['waiting', 'on-hold', 'refused'],",
      },
    ],
  },
  {
    name: 'the lines of a changed order are lost with its page',
    edits: [
      {
        file: 'packages/storefront/src/shopper/start-shopper.ts',
        from: '  await unsentOrders.resume().catch((error: unknown) => storefront.report(error))\n',
        to: '',
      },
    ],
  },
  {
    name: 'an order that was being sent is cancelled without asking the host',
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
    name: 'the host keeps the lines of an original client’s order',
    seed: 6,
    edits: [
      {
        file: `${ORDERS}/orders/store-order.ts`,
        from: 'if (cart && !body.client_removes_lines)',
        to: 'if (cart && cart.id < 0)',
      },
    ],
  },
  {
    name: 'the host takes lines that this client removes itself',
    seed: 3,
    edits: [
      {
        file: `${ORDERS}/orders/store-order.ts`,
        from: 'if (cart && !body.client_removes_lines)',
        to: 'if (cart)',
      },
    ],
  },
  {
    name: 'an order without an id is a new one each time',
    seed: 6,
    edits: [
      {
        file: `${ORDERS}/orders/order-id.ts`,
        from: 'if (!known || clock.now() - known.placedAt < SAME_ORDER_MS) return id',
        to: 'if (!known) return id',
      },
    ],
  },
]
