import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ClaimStore } from './claim-store'
import { InMemoryClaimStorage } from './testing/in-memory-storages'

describe('ClaimStore', () => {
  it('keeps time, value and description of a claim until its release, after a reload [R3.14 claim]', async () => {
    const storage = new InMemoryClaimStorage()
    const clock = new ManualClock()
    const claims = new ClaimStore({ storage, clock })
    await claims.claim({ code: 'coupon', value: 'TIO', description: '10 %' })
    const claim = { code: 'coupon', value: 'TIO', description: '10 %', created_at: new Date(clock.now()).toISOString() }
    expect(claims.find('coupon')).toEqual(claim)

    const next = new ClaimStore({ storage, clock })
    await next.load()
    expect(next.claims).toEqual([claim])
    await next.release('coupon')
    expect([next.find('coupon'), await storage.all()]).toEqual([undefined, []])
  })
})
