import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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
import { orderOf, ownDoor, standardDoor } from '../../testing/shop-requests'

// The benchmark `order-kills` does the same with 10,000 orders, 64 shoppers and 20 kills.
const ORDERS = 300
const AT_ONCE = 16
/** The host is killed when it has answered this many. */
const KILLS = [75, 150, 225]

/** A busy machine takes its time. */
const PATIENTLY = { timeout: 15_000 }

const packageFolder = join(import.meta.dirname, '../../..')
// Beside the package's dependencies, which the built host imports.
const builtFolder = join(packageFolder, 'node_modules/.cache/order-host')

const alphabetically = (a: string, b: string) => a.localeCompare(b)
const idOf = (number: number) => `kill-test-${number}`
const widthOf = (number: number) => 601 + number
const qtyOf = (number: number) => 1 + (number % 3)
const orderNumbered = (number: number) =>
  orderOf([{ ...standardDoor(), qty: qtyOf(number) }, ownDoor(widthOf(number), 1900)], { order_id: idOf(number) })

describe('a host that is killed amid orders', () => {
  let folder: string
  let child: ChildProcess
  let address: string

  beforeAll(async () => {
    await build({
      config: false,
      silent: true,
      entry: [join(packageFolder, 'src/testing/order-host.ts')],
      outDir: builtFolder,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      noExternal: [/^@vitrin\//],
      external: ['@fastify/busboy', 'sharp'],
      removeNodeProtocol: false,
      esbuildOptions: (options) => {
        options.conditions = ['@vitrin/source']
      },
    })
  })
  afterAll(() => rmSync(builtFolder, { recursive: true }))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-kill-'))
  })
  afterEach(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  async function start({ sendsMails = true } = {}): Promise<void> {
    const outbox = sendsMails ? [join(folder, 'outbox')] : []
    child = spawn(process.execPath, [join(builtFolder, 'order-host.js'), join(folder, 'shop.db'), ...outbox], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [port] = (await once(child.stdout ?? child, 'data')) as [Buffer]
    address = `http://127.0.0.1:${port.toString().trim()}`
  }

  async function kill(): Promise<void> {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Undefined when no answer came: the client does not know whether the host acted. */
  async function send(number: number): Promise<OrderConfirmation | undefined> {
    const request = {
      method: 'POST',
      headers: { 'idempotency-key': idOf(number) },
      body: JSON.stringify(orderNumbered(number)),
    }
    const answer = await fetch(`${address}/api/order`, request).then(
      (response) => response.json(),
      () => undefined,
    )
    return (answer as { readonly result: OrderConfirmation } | undefined)?.result
  }

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
    await kill()
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
            if (answered.size === killAt) await kill()
          }
        }),
      )
      if (killAt === undefined) break
      await start()
      for (const [number, { backendOrderId }] of answered) {
        const response = await fetch(`${address}/api/sync/order/${idOf(number)}`)
        expect(((await response.json()) as { readonly result: WireSyncedOrder }).result.platform_order_id).toBe(
          backendOrderId,
        )
      }
    }
    expect(answered.size).toBe(ORDERS)
    await expect
      .poll(mailed, PATIENTLY)
      .toEqual([...answered.values()].map(({ orderNumber }) => String(orderNumber)).sort(alphabetically))
    await kill()

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
