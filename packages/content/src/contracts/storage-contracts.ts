import { describe, expect, it } from 'vitest'
import { NO_NEWSLETTER } from '../newsletter'
import type { ClaimStorage, NewsletterStorage } from '../ports'

export function newsletterStorageContract(name: string, open: () => NewsletterStorage): void {
  describe(name, () => {
    it('starts without a subscriber, keeps the address and whether it is subscribed [R3.14 newsletter]', async () => {
      const storage = open()
      expect(await storage.read()).toEqual(NO_NEWSLETTER)
      const newsletter = { isSubscribed: true, email: 'asa@example.se' }
      expect(await storage.update(() => newsletter)).toEqual(newsletter)
      expect(await storage.read()).toEqual(newsletter)
      expect(await storage.update(({ email }) => ({ isSubscribed: false, email }))).toEqual({
        ...newsletter,
        isSubscribed: false,
      })
    })
  })
}

export function claimStorageContract(name: string, open: () => ClaimStorage): void {
  describe(name, () => {
    it('keeps the newest claim of each code until it is removed [R3.14 claim]', async () => {
      const storage = open()
      expect(await storage.all()).toEqual([])
      const claim = { code: 'coupon', created_at: '2026-11-20T09:00:00.000Z', value: 'TIO', description: '10 %' }
      await storage.put(claim)
      await storage.put({ ...claim, code: 'other' })
      await storage.put({ ...claim, value: 'TJUGO' })
      expect(await storage.all()).toHaveLength(2)
      expect(await storage.all()).toContainEqual({ ...claim, value: 'TJUGO' })
      await storage.remove('coupon')
      await storage.remove('unknown')
      expect((await storage.all()).map(({ code }) => code)).toEqual(['other'])
    })
  })
}
