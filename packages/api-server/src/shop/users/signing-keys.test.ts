import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { ManualClock } from '@vitrin/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase, type HostDatabase } from '../../database'
import { ShopHost } from '../../testing/shop-host'

const [OLD, NEW] = ['an old key of at least 32 characters', 'a new key of at least 32 characters']

describe('the keys of tokens', () => {
  let connection: DatabaseSync
  let database: HostDatabase
  const clock = new ManualClock(1_790_000_000_000)
  beforeEach(() => {
    connection = new DatabaseSync(':memory:')
    database = openHostDatabase(connection, { clock })
  })
  const start = (...signingKeys: readonly string[]) =>
    new ShopHost({ clock, database, signingKeys, ids: { next: randomUUID } })
  const reads = async (host: ShopHost, token: string) => (await host.get('/api/user/me', { token })).status
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { readonly kid?: string }).kid

  it('rotate without signing anyone out: the previous one is believed as long as it is listed', async () => {
    const before = await start(OLD).customer()
    const rotated = start(NEW, OLD)
    expect(await reads(rotated, before.token)).toBe(200)
    const next = await rotated.customer('eva@example.se')
    expect(kidOf(next.token)).not.toBe(kidOf(before.token))
    expect(await reads(start(OLD), next.token)).toBe(401)

    const afterwards = start(NEW)
    expect([await reads(afterwards, before.token), await reads(afterwards, next.token)]).toEqual([401, 200])
    const { refreshToken } = before
    const refreshed = await afterwards.post<string>('/api/user/refresh', { refreshToken })
    expect(await reads(afterwards, refreshed.result)).toBe(200)
  })

  it('are not in the database when they are given', async () => {
    const own = await start().customer()
    const stored = () => connection.prepare("SELECT value FROM setting WHERE name = 'token-secret'").get()?.value
    const leaked = String(stored())
    expect(leaked).toMatch(/^[0-9a-f]{64}$/)
    const host = start(NEW)
    expect(stored()).toBeUndefined()
    expect(await reads(host, own.token)).toBe(401)
    expect(JSON.stringify(connection.prepare('SELECT * FROM setting').all())).not.toContain(NEW)
  })

  it('are the stored one over a restart, when none is given', async () => {
    const { token } = await start().customer()
    expect(await reads(start(), token)).toBe(200)
  })

  it('are not chosen by the token: an unknown name, another algorithm and no signature are refused', async () => {
    const host = start(NEW)
    const { token } = await host.customer()
    const [, claims = '', signature = ''] = token.split('.')
    const header = (fields: object) => Buffer.from(JSON.stringify({ typ: 'JWT', ...fields })).toString('base64url')
    for (const forged of [
      `${header({ alg: 'HS256', kid: 'another' })}.${claims}.${signature}`,
      `${header({ alg: 'none', kid: kidOf(token) })}.${claims}.`,
      `${header({ alg: 'HS256' })}.${claims}.${signature}`,
      `x.${claims}.${signature}`,
    ])
      expect(await reads(host, forged)).toBe(401)
  })
})
