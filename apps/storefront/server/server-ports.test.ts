import { clockContract, idGeneratorContract } from '@vitrin/kernel/contracts'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consoleLogger, randomIds, systemClock } from './server-ports'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

clockContract('systemClock', () => ({ clock: systemClock, pass: (ms) => void vi.advanceTimersByTime(ms) }))

idGeneratorContract('randomIds', () => randomIds)

describe('consoleLogger', () => {
  it('writes the messages of a fault and its causes, and none of their properties', () => {
    const lines: unknown[] = []
    const error = vi.spyOn(console, 'error').mockImplementation((...line) => void lines.push(...line))
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { config: { url: '/api/user/me?token=hemlig' } })
    consoleLogger.error('A page could not be answered', new Error('No answer', { cause }))
    error.mockRestore()
    expect(lines.join(' ')).toMatch(/^error: A page could not be answered Error: No answer[^]*ECONNREFUSED/)
    expect(inspect(lines)).not.toContain('hemlig')
  })
})
