import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { build } from 'tsup'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase } from '../database'
import { buildOrderHost, OrderHostProcess, type BuiltOrderHost } from '../testing/order-host-process'
import { deliveryTo, orderOf, standardDoor } from '../testing/shop-requests'
import { backupShop } from './backup-shop'
import { restoreShop } from './restore-shop'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-backup-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const open = (folder: string) => openHostDatabase(join(folder, 'shop.db'), { clock: new ManualClock() })
const storedOrders = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true })
  const rows = database.prepare('SELECT order_id, entity_id FROM "order" ORDER BY entity_id').all()
  database.close()
  return rows.map(({ order_id, entity_id }) => [String(order_id), Number(entity_id)] as const)
}

describe('a backup while 64 shoppers order, and the host is killed', () => {
  const SHOPPERS = 64
  let built: BuiltOrderHost
  const hosts: OrderHostProcess[] = []
  beforeAll(async () => {
    built = await buildOrderHost(build, 'backup-host')
  })
  afterEach(() => Promise.all(hosts.map((host) => host.kill())))
  afterAll(() => built.remove())

  const start = async (folder: string): Promise<OrderHostProcess> => {
    const host = await OrderHostProcess.start(built.program, join(folder, 'shop.db'))
    hosts.push(host)
    return host
  }
  const idOf = (shopper: number, number: number) => `backup-test-${shopper}-${number}`
  const orderWith = (id: string) =>
    orderOf([standardDoor()], { order_id: id, addressInformation: deliveryTo(`${id}@example.se`) })

  it('holds every order that was answered before it, each whole and once, and takes the rest again', async () => {
    const [folder, restored, file] = [join(root, 'shop'), join(root, 'restored'), join(root, 'shop.backup')]
    mkdirSync(folder)
    const host = await start(folder)
    const answered = new Map<string, number>()
    const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
      for (let number = 0; ; number += 1) {
        const confirmation = await host.order(idOf(shopper, number), orderWith(idOf(shopper, number)))
        if (!confirmation) return
        answered.set(idOf(shopper, number), confirmation.backendOrderId)
      }
    })
    await expect.poll(() => answered.size, { interval: 5, timeout: 20_000 }).toBeGreaterThan(SHOPPERS)
    const before = new Map(answered)
    const { orders } = await backupShop({ dataFolder: folder, file })
    await host.kill()
    await Promise.all(shoppers)

    expect(restoreShop({ file, dataFolder: restored })).toEqual({ orders })
    const kept = storedOrders(restored)
    expect(kept).toHaveLength(orders)
    expect(kept).toEqual(storedOrders(folder).slice(0, orders))
    expect([...before].filter(([id, number]) => !kept.some((row) => row[0] === id && row[1] === number))).toEqual([])
    const database = open(restored)
    expect(database.stock.of('DOOR-80-BLACK')?.qty).toBe(4 - orders)
    expect(kept.flatMap(([id]) => database.orders.byOrderId(id)?.items ?? [])).toHaveLength(orders)
    database.close()

    const again = await start(restored)
    for (const [id, number] of [...before].slice(0, 20))
      expect((await again.order(id, orderWith(id)))?.backendOrderId).toBe(number)
    const lost = [...answered.keys()].filter((id) => !kept.some((row) => row[0] === id)).slice(0, 20)
    for (const id of lost) await again.order(id, orderWith(id))
    await again.kill()
    expect(storedOrders(restored).map(([, number]) => number)).toEqual(
      Array.from({ length: orders + lost.length }, (_, index) => index + 1),
    )
  })
})

describe('backup and restoration', () => {
  /** A data folder with a database, a kept file of each kind, and files that are made again. */
  function shop(name: string): string {
    const folder = join(root, name)
    for (const path of [
      `questions/${'a'.repeat(32)}`,
      `reviews/${'b'.repeat(32)}`,
      'content/sv/x.json',
      'images/c',
      'outbox/d.eml',
    ]) {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), name)
    }
    open(folder).close()
    return folder
  }
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
  const file = () => join(root, 'shop.backup')
  const KEPT = ['content/sv/x.json', `questions/${'a'.repeat(32)}`, `reviews/${'b'.repeat(32)}`, 'shop.db']

  it('keep attachments, pictures of reviews and content, for their owner only', async () => {
    const result = await backupShop({ dataFolder: shop('one'), file: file() })
    expect(result).toMatchObject({ orders: 0, files: 3 })
    const restored = join(root, 'two')
    restoreShop({ file: file(), dataFolder: restored })
    expect(filesIn(restored)).toEqual(KEPT)
    expect(readFileSync(join(restored, KEPT[1]!), 'utf8')).toBe('one')
    if (process.platform !== 'win32')
      for (const path of [file(), ...KEPT.map((kept) => join(restored, kept))])
        expect([path, statSync(path).mode & 0o077]).toEqual([path, 0])
  })

  it('never replace a shop that runs, and one that is closed only with force', async () => {
    await backupShop({ dataFolder: shop('one'), file: file() })
    const folder = shop('other')
    expect(() => restoreShop({ file: file(), dataFolder: folder })).toThrow('There is a shop')
    const running = open(folder)
    expect(() => restoreShop({ file: file(), dataFolder: folder, force: true })).toThrow('A shop runs on this folder.')
    running.close()
    expect(readFileSync(join(folder, KEPT[1]!), 'utf8')).toBe('other')
    restoreShop({ file: file(), dataFolder: folder, force: true })
    expect(readFileSync(join(folder, KEPT[1]!), 'utf8')).toBe('one')
    expect(readdirSync(folder).filter((name) => name.startsWith('restore-'))).toEqual([])
    open(folder).close()
  })

  it('replace a database that is damaged', async () => {
    await backupShop({ dataFolder: shop('one'), file: file() })
    const folder = shop('other')
    writeFileSync(join(folder, 'shop.db'), 'no database')
    expect(restoreShop({ file: file(), dataFolder: folder, force: true })).toEqual({ orders: 0 })
    open(folder).close()
  })

  it('refuse what is no backup, a damaged one, a newer one and one with odd paths, and change nothing', async () => {
    const folder = shop('one')
    const restore = (path: string) => () => restoreShop({ file: path, dataFolder: join(root, 'new') })
    expect(restore(join(root, 'missing'))).toThrow('There is no file')
    writeFileSync(join(root, 'text'), 'hello')
    expect(restore(join(root, 'text'))).toThrow('not a backup')
    expect(restore(join(folder, 'shop.db'))).toThrow('not a backup')
    const change = async (name: string, sql: string) => {
      const path = join(root, name)
      await backupShop({ dataFolder: folder, file: path })
      const database = new DatabaseSync(path)
      database.exec(sql)
      database.close()
      return path
    }
    expect(restore(await change('newer', 'PRAGMA user_version = 9999'))).toThrow('newer version')
    const odd = "INSERT INTO sqlar (name, data) VALUES ('content/../../evil', x'00')"
    expect(restore(await change('odd', odd))).toThrow('content/../../evil')
    expect(existsSync(join(root, 'new', 'shop.db'))).toBe(false)
    expect(readdirSync(join(root, 'new'))).toEqual([])
  })

  it('write no backup over a file, and none without a shop', async () => {
    writeFileSync(file(), 'precious')
    await expect(backupShop({ dataFolder: shop('one'), file: file() })).rejects.toThrow('exists already')
    await expect(backupShop({ dataFolder: root, file: `${file()}2` })).rejects.toThrow('There is no shop')
    expect(readFileSync(file(), 'utf8')).toBe('precious')
  })
})
