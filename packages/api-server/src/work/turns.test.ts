import { expect, it } from 'vitest'
import { Turns } from './turns'

it('lets one piece run in each turn of the event loop, in the order in which they came', async () => {
  const turns = new Turns()
  const seen: string[] = []
  const work = async (name: string) => {
    for (let piece = 1; piece <= 2; piece += 1) {
      await turns.next()
      seen.push(`${name}${piece}`)
    }
  }
  const all = Promise.all(['a', 'b', 'c'].map(work))
  for (let turn = 1; turn <= 6; turn += 1) {
    await new Promise((resolve) => void setImmediate(resolve))
    expect(seen).toHaveLength(turn)
  }
  await all
  expect(seen).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
})

it('goes on with short work that has begun before other work', async () => {
  const turns = new Turns()
  const seen: string[] = []
  const work = async (name: string) => {
    const own = turns.ofShort(undefined)
    for (let piece = 1; piece <= 3; piece += 1) {
      await own.next()
      seen.push(`${name}${piece}`)
    }
  }
  await Promise.all(['a', 'b'].map(work))
  expect(seen).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'])
})

it('takes the pieces of others while an address rests that has worked long', async () => {
  const turns = new Turns()
  turns.asked('10.0.0.2')
  turns.asked('10.0.0.1')
  const costly = turns.of('10.0.0.1')
  await costly.next()
  const end = performance.now() + 20
  while (performance.now() < end);
  const seen: string[] = []
  const again = costly.next().then(() => seen.push('costly'))
  for (let piece = 1; piece <= 3; piece += 1) {
    await turns.of('10.0.0.2').next()
    seen.push('other')
  }
  await again
  expect(seen).toEqual(['other', 'other', 'other', 'costly'])
})
