import { describe, expect, it } from 'vitest'
import { Scheduler } from './scheduler'

const nothing = () => undefined

describe('the scheduler', () => {
  it('runs events by time, then in the order of their requests, each with all that follows from it', async () => {
    const scheduler = new Scheduler(0)
    const seen: string[] = []
    const follow = async (name: string) => {
      seen.push(`${name}@${scheduler.now}`)
      for (let tick = 0; tick < 50; tick += 1) await Promise.resolve()
      seen.push(`after ${name}`)
    }
    scheduler.after(20, undefined, () => void follow('late'))
    scheduler.after(10, undefined, () => void follow('first'))
    scheduler.after(10, undefined, () => void follow('second'))
    expect(await scheduler.runUntil(100, nothing)).toBe(true)
    expect(seen).toEqual(['first@10', 'after first', 'second@10', 'after second', 'late@20', 'after late'])
  })

  it('skips dead and cancelled events, and keeps events beyond its limit', async () => {
    const scheduler = new Scheduler(0)
    const seen: string[] = []
    const life = { alive: true, sleepsUntil: 0 }
    scheduler.after(10, life, () => seen.push('dead'))
    scheduler.after(12, undefined, () => seen.push('cancelled'))()
    scheduler.after(200, undefined, () => seen.push('beyond'))
    life.alive = false
    expect(await scheduler.runUntil(100, nothing)).toBe(false)
    expect([seen, scheduler.now]).toEqual([[], 100])
    expect(await scheduler.runUntil(300, nothing)).toBe(true)
    expect(seen).toEqual(['beyond'])
  })

  it('delays the events of a sleeping device until it wakes, then runs them in order', async () => {
    const scheduler = new Scheduler(0)
    const seen: string[] = []
    const life = { alive: true, sleepsUntil: 50 }
    scheduler.after(20, life, () => seen.push(`second@${scheduler.now}`))
    scheduler.after(10, life, () => seen.push(`first@${scheduler.now}`))
    expect(await scheduler.runUntil(100, nothing)).toBe(true)
    expect(seen).toEqual(['first@50', 'second@50'])
  })

  it('runs no event while work outside of virtual time is running', async () => {
    const scheduler = new Scheduler(0)
    const seen: string[] = []
    scheduler.after(1, undefined, () =>
      scheduler.during(
        new Promise((done) => setImmediate(() => setImmediate(done))).then(() => void seen.push('handled')),
      ),
    )
    scheduler.after(1, undefined, () => seen.push('next'))
    await scheduler.runUntil(100, nothing)
    expect(seen).toEqual(['handled', 'next'])
  })
})
