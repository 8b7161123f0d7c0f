import { clockContract, idGeneratorContract } from '@vitrin/kernel/contracts'
import { afterEach, beforeEach, vi } from 'vitest'
import { randomIds, systemClock } from './server-ports'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

clockContract('systemClock', () => ({ clock: systemClock, pass: (ms) => void vi.advanceTimersByTime(ms) }))

idGeneratorContract('randomIds', () => randomIds)
