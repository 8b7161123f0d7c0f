import { describe, expect, it } from 'vitest'
import { ConcurrencyLimit } from './concurrency-limit'

describe('ConcurrencyLimit', () => {
  it('lets only so many work at once, in the order in which they came, and goes on after a failure', async () => {
    const concurrency = new ConcurrencyLimit(2)
    const seen: string[] = []
    const finish: (() => void)[] = []
    const work = (name: string) =>
      concurrency.run(async () => {
        seen.push(name)
        await new Promise<void>((resolve) => finish.push(resolve))
        if (name === 'a') throw new Error('broken')
        return name
      })
    const all = ['a', 'b', 'c', 'd'].map((name) => work(name).catch(() => 'failed'))
    await Promise.resolve()
    expect(seen).toEqual(['a', 'b'])
    finish[0]?.()
    await all[0]
    expect(seen).toEqual(['a', 'b', 'c'])
    finish[1]?.()
    await all[1]
    for (const done of finish) done()
    await Promise.resolve()
    for (const done of finish) done()
    expect(await Promise.all([all[0], all[1], all[2]])).toEqual(['failed', 'b', 'c'])
    for (const done of finish) done()
    expect(await all[3]).toBe('d')
  })

  it('refuses when too many wait, and lets a waiting task go', async () => {
    const concurrency = new ConcurrencyLimit(1, { mostWaiting: 2, retryAfterMs: 7000 })
    const finish: (() => void)[] = []
    const begun: string[] = []
    const begin = (name: string, signal?: AbortSignal) =>
      concurrency
        .run(
          async () => {
            begun.push(name)
            await new Promise<void>((resolve) => finish.push(resolve))
          },
          { signal },
        )
        .then(
          () => name,
          (reason: unknown) => reason,
        )
    const gone = new AbortController()
    const all = [begin('a'), begin('b', gone.signal), begin('c')]
    expect(await begin('d')).toMatchObject({ name: 'Overloaded', retryAfterMs: 7000 })
    gone.abort('gone')
    expect([await all[1], concurrency.waiting]).toEqual(['gone', 1])
    finish[0]?.()
    await all[0]
    finish[1]?.()
    expect([await all[2], begun]).toEqual(['c', ['a', 'c']])
  })

  /** Which tasks run, after each of those that run has ended in turn. */
  async function orderOf(bounds: { readonly mostOfAddress?: number }, asked: string) {
    const concurrency = new ConcurrencyLimit(2, bounds)
    const running: { readonly name: string; readonly end: () => void }[] = []
    const all = asked.split(' ').map((name) =>
      concurrency.run(
        () => new Promise<void>((resolve) => running.push({ name, end: resolve })),
        // One letter for each network address.
        { address: name[0] },
      ),
    )
    const seen: string[] = []
    for (let ended = 0; ended < all.length; ended += 1) {
      await new Promise((resolve) => void setImmediate(resolve))
      seen.push(running.map(({ name }) => name).join('+'))
      running.shift()?.end()
    }
    await Promise.all(all)
    return seen
  }

  it('takes the tasks of others before more of the same network address', async () => {
    expect(await orderOf({}, 'a1 a2 a3 a4 b1 c1 b2')).toEqual([
      'a1+a2',
      'a2+b1',
      'b1+a3',
      'a3+c1',
      'c1+a4',
      'a4+b2',
      'b2',
    ])
  })

  it('leaves a slot free rather than run too many of one network address', async () => {
    expect(await orderOf({ mostOfAddress: 1 }, 'a1 a2 a3 b1 a4')).toEqual(['a1+b1', 'b1+a2', 'a2', 'a3', 'a4'])
  })
})
