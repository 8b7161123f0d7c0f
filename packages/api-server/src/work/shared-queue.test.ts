import { describe, expect, it } from 'vitest'
import { SharedQueue } from './shared-queue'

describe('SharedQueue', () => {
  const open = () => {
    const queue = new SharedQueue<string>({ atOnce: 1, mostWaiting: 10, mostOfAddress: 2, retryAfterMs: 7000 })
    let letOn = (): void => undefined
    const isSlow = new Promise<void>((resolve) => (letOn = resolve))
    const ask = (key: string, address?: string) =>
      queue
        .get(key, { signal: new AbortController().signal, address }, () => isSlow.then(() => `made ${key}`))
        .catch((error: unknown) => error)
    return { queue, ask, letOn }
  }
  const refusal = { name: 'Overloaded', retryAfterMs: 7000 }

  it('refuses an address that has its share, and takes others and the host itself', async () => {
    const { queue, ask, letOn } = open()
    const taken = [ask('a', '10.0.0.1'), ask('b', '10.0.0.1')]
    expect(await ask('c', '10.0.0.1')).toMatchObject(refusal)
    taken.push(ask('c', '10.0.0.2'), ask('d'), ask('e'), ask('f'))
    expect(queue.waiting).toBe(5)
    letOn()
    expect(await Promise.all(taken)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => `made ${key}`))
    expect(await ask('g', '10.0.0.1')).toBe('made g')
  })

  it('counts a task for the one who began it, so that no caller gets the refusal of another', async () => {
    const { ask, letOn } = open()
    const others = [ask('c', '10.0.0.2')]
    const own = [ask('a', '10.0.0.1'), ask('b', '10.0.0.1'), ask('c', '10.0.0.1')]
    expect(await ask('d', '10.0.0.1')).toMatchObject(refusal)
    others.push(ask('d', '10.0.0.2'))
    letOn()
    expect(await Promise.all([...own, ...others])).toEqual(['a', 'b', 'c', 'c', 'd'].map((key) => `made ${key}`))
  })
})
