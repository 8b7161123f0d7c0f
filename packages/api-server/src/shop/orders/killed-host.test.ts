import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import PostalMime from 'postal-mime'
import { build } from 'tsup'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireSyncedOrder } from '@vitrin/api-contract/wire'
import type { OrderConfirmation } from '@vitrin/kernel'
import { ManualClock } from '@vitrin/kernel/testing'
import { openHostDatabase } from '../../database'
import { buildOrderHost, OrderHostProcess, type BuiltOrderHost } from '../../testing/order-host-process'
import { deliveryTo, orderOf, ownDoor, standardDoor } from '../../testing/shop-requests'

// The benchmark `order-kills` does the same with 10,000 orders, 64 shoppers and 20 kills.
const ORDERS = 300
const AT_ONCE = 16
/** The host is killed when it has answered this many. */
const KILLS = [75, 150, 225]

/** A busy machine takes its time. */
const PATIENTLY = { timeout: 15_000 }

const alphabetically = (a: string, b: string) => a.localeCompare(b)
const idOf = (number: number) => `kill-test-${number}`
const widthOf = (number: number) => 601 + number
const qtyOf = (number: number) => 1 + (number % 3)
const orderNumbered = (number: number) =>
  orderOf([{ ...standardDoor(), qty: qtyOf(number) }, ownDoor(widthOf(number), 1900)], {
    order_id: idOf(number),
    addressInformation: deliveryTo(`asa-${number}@example.se`),
  })

describe('a host that is killed amid orders', () => {
  let folder: string
  let built: BuiltOrderHost
  let host: OrderHostProcess

  beforeAll(async () => {
    built = await buildOrderHost(build, 'order-host')
  })
  afterAll(() => built.remove())
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-kill-'))
  })
  afterEach(async () => {
    await host.kill()
    rmSync(folder, { recursive: true })
  })

  async function start({ sendsMails = true } = {}): Promise<void> {
    const outbox = sendsMails ? [join(folder, 'outbox')] : []
    host = await OrderHostProcess.start(built.program, join(folder, 'shop.db'), ...outbox)
  }

  const send = (number: number) => host.order(idOf(number), orderNumbered(number))

  /** The subjects of all that was mailed. */
  async function mailed(): Promise<readonly string[]> {
    const outbox = join(folder, 'outbox')
    const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))))
    return mails.map(({ subject = '' }) => subject).sort(alphabetically)
  }

  /** How many mails were ever written about each order, sent or not. */
  function mailRows(): readonly unknown[] {
    const database = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true })
    const rows = database
      .prepare(
        `SELECT json_extract(data, '$.entity_id') AS entity_id, count(*) AS rows
           FROM mail_outbox GROUP BY entity_id ORDER BY entity_id`,
      )
      .all()
    database.close()
    return rows.map((row) => ({ ...row }))
  }

  it('mails after its restart what it had no time to mail', async () => {
    await start({ sendsMails: false })
    const confirmation = await send(0)
    await host.kill()
    await start()
    await expect.poll(mailed, PATIENTLY).toEqual([confirmation?.orderNumber])
  })

  it('keeps every order that it answered, exactly once, with the right lines, and mails it once', async () => {
    await start()
    const answered = new Map<number, OrderConfirmation>()
    const kills = [...KILLS]
    while (answered.size < ORDERS) {
      const waiting = Array.from({ length: ORDERS }, (_, number) => number).filter((number) => !answered.has(number))
      const killAt = kills.shift()
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
            const confirmation = await send(number)
            if (!confirmation) return
            answered.set(number, confirmation)
            if (answered.size === killAt) await host.kill()
          }
        }),
      )
      if (killAt === undefined) break
      await start()
      for (const [number, { backendOrderId }] of answered) {
        const synced = await host.get<WireSyncedOrder>(`/api/sync/order/${idOf(number)}`)
        expect(synced.platform_order_id).toBe(backendOrderId)
      }
    }
    expect(answered.size).toBe(ORDERS)
    await expect
      .poll(mailed, PATIENTLY)
      .toEqual([...answered.values()].map(({ orderNumber }) => String(orderNumber)).sort(alphabetically))
    await host.kill()

    const database = openHostDatabase(join(folder, 'shop.db'), { clock: new ManualClock() })
    for (const [number, { orderNumber, backendOrderId }] of answered) {
      const order = database.orders.byOrderId(idOf(number))
      expect([order?.incrementId, order?.entityId]).toEqual([orderNumber, backendOrderId])
      expect(order?.items).toMatchObject([
        { sku: 'DOOR-80-BLACK', qty_ordered: qtyOf(number) },
        {
          sku: 'DOOR-OWN-BLACK',
          qty_ordered: 1,
          made_to_measure: { measures: { width: widthOf(number), height: 1900 } },
        },
      ])
    }
    const numbers = [...answered.values()].map(({ backendOrderId }) => backendOrderId).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: ORDERS }, (_, index) => index + 1))
    const sold = Array.from({ length: ORDERS }, (_, number) => qtyOf(number)).reduce((sum, qty) => sum + qty, 0)
    expect(database.stock.of('DOOR-80-BLACK')?.qty).toBe(4 - sold)
    database.close()
    expect(mailRows()).toEqual(numbers.map((entity_id) => ({ entity_id, rows: 1 })))
  })
})
