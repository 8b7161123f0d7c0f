import { expect, it } from 'vitest'
import { storeViewMemory } from './store-view-memory'

it('remembers the view of the tab [R4.44 after hook]', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const memory = storeViewMemory(() => storage)
  expect(memory.read()).toBeUndefined()
  memory.write('fi')
  expect(storeViewMemory(() => storage).read()).toBe('fi')
})

it('knows nothing where the browser forbids storage', () => {
  const memory = storeViewMemory(() => {
    throw new Error('SecurityError')
  })
  memory.write('fi')
  expect(memory.read()).toBeUndefined()
})
