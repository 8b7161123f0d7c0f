import { expect, it } from 'vitest'
import { once } from './once'

it('shares what is on its way and what has come, and tries what failed again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('here'), Promise.resolve('never')]
  const load = once(() => answers.shift()!)
  const [first, second] = [load(), load()]
  expect(first).toBe(second)
  await expect(first).rejects.toThrow('gone')
  expect([await load(), await load(), answers.length]).toEqual(['here', 'here', 1])
})
