import { expect, it } from 'vitest'
import { lazy } from './lazy'

it('shares one load and tries a failed one again', async () => {
  const answers = [Promise.reject(new Error('gone')), Promise.resolve('here'), Promise.resolve('never')]
  const greeting = lazy(() => answers.shift()!)
  const [first, second] = [greeting.load(), greeting.load()]
  expect(first).toBe(second)
  await expect(first).rejects.toThrow('gone')
  expect([await greeting.load(), await greeting.load(), answers.length]).toEqual(['here', 'here', 1])
})

it('has its value synchronously once it is loaded', async () => {
  const greeting = lazy(async () => 'here')
  const loading = greeting.load()
  expect(greeting.value).toBeUndefined()
  await loading
  expect(greeting.value).toBe('here')
})
