import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ClaimStore } from './claim-store'
import { InMemoryClaimStorage } from './testing/in-memory-storages'

describe('ClaimStore', () => {
  it('keeps a claim with time, value and description until it is released, also after a reload [R3.14]', async () => {
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
