import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { skusForSale } from '../cart/shoppers.mjs'
import { percentile } from '../lib/statistics.mjs'
import { audit, stockOf } from '../orders/audit.mjs'
import { startRestartableShop } from '../orders/restartable-shop.mjs'
import { placeOrders } from '../orders/place-orders.mjs'

const ORDERS = 10_000
const SHOPPERS = 64
const KILLS = 20
const EVERY = Math.floor(ORDERS / (KILLS + 1))

export const title = 'Orders at a shop that is killed'
export const reference =
  'The target: each confirmed order exists exactly once, with one line, one mail and one change of stock. ' +
  'The database is read after the shop has stopped.'
export const method =
  `${SHOPPERS} guests place ${ORDERS} orders at the built shop over loopback. After every ${EVERY} confirmed orders ` +
  `its process is killed (SIGKILL) and started again on the same data folder, ${KILLS} times. ` +
  'A guest without an answer sends the same order again, with the same order id and idempotency key.'

export async function measure() {
  const data = mkdtempSync(join(tmpdir(), 'vitrin-kills-'))
  const shop = await startRestartableShop(data)
  try {
    const skus = await skusForSale(shop.url)
    const before = stockOf(data, skus)
    const confirmed = new Map()
    let kills = 0
    const onConfirmed = (number, confirmation) => {
      confirmed.set(number, confirmation)
      if (kills === KILLS || confirmed.size < (kills + 1) * EVERY) return
      kills += 1
      void shop.killAndRestart()
    }
    const began = performance.now()
    const { lost, alreadyStored, waitsMs } = await placeOrders(shop, {
      orders: ORDERS,
      shoppers: SHOPPERS,
      skus,
      onConfirmed,
    })
    const seconds = (performance.now() - began) / 1000
    await shop.stop()
    const wrong = audit(data, { confirmed, skus, before })
    return {
      figures: figuresOf({ confirmed, kills, lost, alreadyStored, waitsMs, seconds, wrong }),
      raw: { shoppers: SHOPPERS, kills, lost, alreadyStored, seconds, wrong },
    }
  } finally {
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

function figuresOf({ confirmed, kills, lost, alreadyStored, waitsMs, seconds, wrong }) {
  return [
    { what: 'confirmed orders', value: confirmed.size, unit: '', atLeast: ORDERS },
    { what: 'times the shop was killed', value: kills, unit: '', atLeast: KILLS },
    { what: 'lost answers, after which the order was sent again', value: lost, unit: '' },
    { what: 'lost answers to orders that the shop had stored', value: alreadyStored, unit: '' },
    {
      what: 'confirmed orders that are not stored exactly once, as confirmed',
      value: wrong.notStoredOnce,
      unit: '',
      atMost: 0,
    },
    { what: 'stored orders that were not confirmed', value: wrong.neverConfirmed, unit: '', atMost: 0 },
    { what: 'orders without a mail or with several', value: wrong.notMailedOnce, unit: '', atMost: 0 },
    { what: 'skus whose stock changed by another number than ordered', value: wrong.wrongStock, unit: '', atMost: 0 },
    { what: 'time to the confirmation, p50', value: Number(percentile(waitsMs, 50).toFixed(0)), unit: 'ms' },
    {
      what: 'the longest wait, restart included',
      value: Number((percentile(waitsMs, 100) / 1000).toFixed(1)),
      unit: 's',
    },
    { what: 'orders per second, restarts included', value: Number((confirmed.size / seconds).toFixed(0)), unit: '/s' },
  ]
}
