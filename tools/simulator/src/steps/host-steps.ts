import { GOODS } from '../oracle/goods'
import type { Stage } from '../stage'
import type { WorldStep } from './step'

const SKUS = GOODS.map(({ sku }) => sku)

export const hostDies: WorldStep = {
  kind: 'the host dies',
  weight: 2,
  draw: (draw) => ({ forMs: Math.round(draw.within('for', 100, 40_000)) }),
  happen: ({ host }, { forMs }) => host.crash(Number(forMs)),
}

export const priceChanges: WorldStep = {
  kind: 'a price changes',
  weight: 1,
  draw: (draw) => ({ sku: draw.oneOf('sku', SKUS), price: draw.whole('price', 1, 50) * 10_000 }),
  happen(stage, { sku, price }) {
    stage.oracle.prices.priced(String(sku), Number(price))
    publish(stage, String(sku), { price: Number(price) / 100 })
  },
}

export const stockChanges: WorldStep = {
  kind: 'stock changes',
  weight: 1,
  draw: (draw) => ({ sku: draw.oneOf('sku', SKUS), qty: draw.whole('qty', 0, 20) }),
  happen({ host: { database }, oracle, world }, { sku, qty }) {
    oracle.stocked(String(sku), Number(qty))
    database.prepare('UPDATE stock SET qty = ?, is_in_stock = 1 WHERE sku = ?').run(Number(qty), String(sku))
    world.trace.record('host', `has ${qty} of ${sku}`)
  },
}

export const productRemoved: WorldStep = {
  kind: 'a product is removed',
  weight: 0.5,
  draw: (draw) => ({ sku: draw.oneOf('sku', SKUS), forMs: Math.round(draw.within('for', 5_000, 120_000)) }),
  happen(stage, { sku, forMs }) {
    const { prices } = stage.oracle
    if (!prices.isSold(String(sku))) return
    prices.removed(String(sku))
    publish(stage, String(sku), { status: 2 })
    stage.world.after(Number(forMs), undefined, () => {
      prices.returned(String(sku))
      publish(stage, String(sku), { status: 1 })
    })
  },
}

/** The clock or the secret of the host is wrong for a while. */
export const noTokenIsGood: WorldStep = {
  kind: 'no token is good',
  weight: 2,
  needsAccounts: true,
  draw: (draw) => ({ forMs: Math.round(draw.within('for', 200, 30_000)) }),
  happen({ host, world }, { forMs }) {
    host.refusesTokens = true
    world.trace.record('host', 'takes no token')
    world.after(Number(forMs), undefined, () => (host.refusesTokens = false))
  },
}

/** The shopper changes the password elsewhere, which ends all logins. */
export const loginsAreRevoked: WorldStep = {
  kind: 'all logins are revoked',
  weight: 1.5,
  needsAccounts: true,
  happen({ host: { database }, world, oracle }) {
    database.prepare('DELETE FROM refresh_token').run()
    oracle.logins.revoked()
    world.trace.record('host', 'has revoked all logins')
  },
}

/** The host reads its catalogue when it starts. */
function publish({ host, world }: Stage, sku: string, change: Readonly<Record<string, unknown>>): void {
  const { id } = GOODS.find((good) => good.sku === sku)!
  const row = host.database.prepare("SELECT doc FROM entity WHERE type = 'product' AND id = ?").get(id) as {
    readonly doc: string
  }
  host.database
    .prepare("UPDATE entity SET doc = ? WHERE type = 'product' AND id = ?")
    .run(JSON.stringify({ ...JSON.parse(row.doc), ...change }), id)
  world.trace.record('host', `publishes ${sku} ${JSON.stringify(change)}`)
  host.crash(50)
}
