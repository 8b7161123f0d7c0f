import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('waits until the browser is idle', async () => {
  let becomeIdle = (): void => {}
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (becomeIdle = callback))
  const onIdle = vi.fn<() => void>()
  void whenIdle().then(onIdle)
  await vi.advanceTimersByTimeAsync(1000)
  expect(onIdle).not.toHaveBeenCalled()
  becomeIdle()
  await vi.advanceTimersByTimeAsync(0)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('waits two seconds for a browser that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(callback, options.timeout)
  })
  const onIdle = vi.fn<() => void>()
  void whenIdle().then(onIdle)
  await vi.advanceTimersByTimeAsync(2000)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('waits a moment in a browser that does not tell when it is idle', async () => {
  const onIdle = vi.fn<() => void>()
  void whenIdle().then(onIdle)
  await vi.advanceTimersByTimeAsync(200)
  expect(onIdle).toHaveBeenCalledOnce()
})
