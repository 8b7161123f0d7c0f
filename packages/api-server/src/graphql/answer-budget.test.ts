import { ManualClock } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { Turns } from '../work/turns'
import { AnswerBudget } from './answer-budget'

const page = { from: 0, size: 20, include: ['sku'], exclude: undefined }

it('counts the work of all parts of a query, and not the time between them', () => {
  const clock = new ManualClock()
  const budget = new AnswerBudget(clock, new Turns())
  const part = () => {
    budget.timed(() => clock.advance(400))
    clock.advance(5000)
  }
  part()
  part()
  part()
  expect(part).toThrow('The query should take at most 1000 ms: ask for less.')
})

it('reads each document once for each list of fields, however many names ask for it', async () => {
  const budget = new AnswerBudget(new ManualClock(), new Turns())
  let reads = 0
  const document = {
    get sku() {
      reads += 1
      return 'DOOR'
    },
  }
  for (let alias = 0; alias < 10; alias++)
    expect((await budget.project([document], page)).map(String)).toEqual(['{"sku":"DOOR"}'])
  expect(reads).toBe(1)
})
