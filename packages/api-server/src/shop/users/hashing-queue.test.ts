import { beforeEach, describe, expect, it } from 'vitest'
import { PlainHasher } from '../../testing/plain-hasher'
import { ShopHost, type WireAnswer } from '../../testing/shop-host'

/** Hashing takes until it is let on. */
class SlowHasher extends PlainHasher {
  running = 0
  most = 0
  #waiting: (() => void)[] = []
  #isFast = false

  letOn(): void {
    this.#isFast = true
    for (const goOn of this.#waiting) goOn()
  }

  override async hash(password: string): Promise<string> {
    this.running += 1
    this.most = Math.max(this.most, this.running)
    if (!this.#isFast) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.running -= 1
    return super.hash(password)
  }
}

describe('hashing of passwords', () => {
  let passwords: SlowHasher
  let host: ShopHost
  beforeEach(() => {
    passwords = new SlowHasher()
    host = new ShopHost({ passwords, clientAddress: (request) => request.headers.get('x-test-address') ?? undefined })
  })
  const register = (number: number, address: string) =>
    host.post(
      '/api/user/create',
      {
        customer: { email: `a${number}@example.se`, firstname: 'Åsa', lastname: 'Berg' },
        password: 'kompass-molnet-7',
      },
      { headers: { 'x-test-address': address } },
    )
  const login = (number: number, address: string) =>
    host.post(
      '/api/user/login',
      { username: `a${number}@example.se`, password: 'fel' },
      { headers: { 'x-test-address': address } },
    )
  const codes = (answers: readonly WireAnswer<unknown>[]) => answers.map(({ code }) => code)

  it('leaves threads for other work, and refuses what would wait too long', async () => {
    const asked = Array.from({ length: 32 }, (_, number) => register(number, `10.0.${number}.1`))
    const refused = await register(33, '10.0.33.1')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
    passwords.letOn()
    expect(new Set(codes(await Promise.all(asked)))).toEqual(new Set([200]))
    expect(passwords.most).toBe(2)
    expect((await register(33, '10.0.33.1')).code).toBe(200)
  })

  it('is not taken by one network address alone, and a full queue is no wrong password', async () => {
    const asked = Array.from({ length: 30 }, (_, number) => login(number, '10.0.0.1'))
    const other = login(31, '10.0.0.2')
    const mine = Array.from({ length: 12 }, () => login(32, '10.0.0.1'))
    expect(new Set(codes(await Promise.all(mine)))).toEqual(new Set([503]))
    await expect.poll(() => passwords.running).toBe(2)
    passwords.letOn()
    expect(codes(await Promise.all(asked)).filter((code) => code === 401)).toHaveLength(8)
    expect((await other).code).toBe(401)
    expect((await login(32, '10.0.0.1')).code).toBe(401)
  })

  it('has one thread for one network address, however much it asks for', async () => {
    const asked = Array.from({ length: 8 }, (_, number) => login(number, '10.0.0.1'))
    await expect.poll(() => passwords.running).toBe(1)
    const other = login(9, '10.0.0.2')
    await expect.poll(() => passwords.running).toBe(2)
    passwords.letOn()
    expect(new Set(codes(await Promise.all([...asked, other])))).toEqual(new Set([401]))
    expect(passwords.most).toBe(2)
  })
})
