import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { megabytes, Progress } from './progress'

function shown(isTerminal: boolean) {
  const clock = new ManualClock(0)
  const written: string[] = []
  const progress = new Progress({
    screen: { isTerminal, write: (text) => written.push(text) },
    clock,
    title: 'Reading',
    total: 200e6,
    amount: megabytes,
  })
  for (let second = 1; second <= 10; second += 1) {
    clock.advance(1000)
    progress.reached(second * 5e6)
  }
  progress.end()
  return written
}

describe('Progress', () => {
  it('draws one bar on a terminal, with rate and remaining time, and removes it', () => {
    const written = shown(true)
    expect(written[9]).toBe('\r\u001b[KReading ██████░░░░░░░░░░░░░░░░░░ 25 % of 200.0 MB, 5.0 MB/s, 30 s left')
    expect(written.at(-1)).toBe('\r\u001b[K')
    expect(written.join('')).not.toContain('\n')
  })

  it('writes a line every five seconds elsewhere', () => {
    expect(shown(false)).toEqual([
      'Reading ███░░░░░░░░░░░░░░░░░░░░░ 12 % of 200.0 MB, 5.0 MB/s, 35 s left\n',
      'Reading ██████░░░░░░░░░░░░░░░░░░ 25 % of 200.0 MB, 5.0 MB/s, 30 s left\n',
    ])
  })
})
