import { describe, expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers'

function setup(most = 10) {
  let now = 0
  let asked = 0
  const answers = new KeptAnswers({ now: () => now, freshForMs: 1000, most })
  const ask = (key = 'a', endMs?: number) =>
    answers.get(
      key,
      async () => ({ number: ++asked, items: [{ sku: key }] }),
      () => endMs,
    )
  return { answers, ask, at: (ms: number) => (now = ms) }
}

describe('KeptAnswers', () => {
  it('asks once until the answer is old', async () => {
    const { ask, at } = setup()
    const both = await Promise.all([ask(), ask()])
    expect(both.map(({ number }) => number)).toEqual([1, 1])
    at(999)
    expect((await ask()).number).toBe(1)
    at(1000)
    expect((await ask()).number).toBe(2)
  })

  it('ends an answer at the next edge of its prices', async () => {
    const { ask, at } = setup()
    await ask('a', 10)
    at(9)
    expect((await ask()).number).toBe(1)
    at(10)
    expect((await ask()).number).toBe(2)
  })

  it('asks anew after a change, also while an earlier question is under way', async () => {
    const { answers, ask } = setup()
    const early = ask()
    answers.drop()
    const late = ask()
    expect([(await early).number, (await late).number]).toEqual([1, 2])
    expect((await ask()).number).toBe(2)
  })

  it('asks again after a failure', async () => {
    const { answers, ask } = setup()
    await expect(answers.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await ask()).number).toBe(1)
  })

  it('lets no page change the answer of another', async () => {
    const { ask } = setup()
    const answer = await ask()
    expect(() => (answer.items[0]!.sku = 'other')).toThrow(TypeError)
  })

  it('keeps the answers that were asked for last', async () => {
    const { ask } = setup(2)
    await ask('a')
    await ask('b')
    await ask('a')
    await ask('c')
    expect((await ask('a')).number).toBe(1)
    expect((await ask('b')).number).toBe(4)
  })
})
