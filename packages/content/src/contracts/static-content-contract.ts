import { describe, expect, it } from 'vitest'
import type { ClosedNoticeStorage, StaticContentGateway } from '../ports'

/** What every `StaticContentGateway` does, fake or real. The shop has price constants and no portfolio images. */
export function staticContentGatewayContract(
  name: string,
  open: () => StaticContentGateway | Promise<StaticContentGateway>,
): void {
  describe(`${name} as StaticContentGateway`, () => {
    it('gives a set of the store view [R7.30]', async () => {
      const constants = await (await open()).read('price_constants')
      expect(constants?.deposit).toEqual(expect.any(Number))
      expect(constants?.bulkFreight).toEqual(expect.any(Number))
    })

    it('gives nothing for a set that the shop does not have', async () => {
      expect(await (await open()).read('portfolio_images')).toBeUndefined()
    })
  })
}

/** What every `ClosedNoticeStorage` does, fake or real. `open` gives an empty one. */
export function closedNoticeStorageContract(name: string, open: () => ClosedNoticeStorage): void {
  describe(`${name} as ClosedNoticeStorage`, () => {
    it('gives the key that was written last', async () => {
      const storage = open()
      expect(await storage.read()).toBeUndefined()
      await storage.write('["Stängt"]')
      await storage.write('["Öppet, åäö"]')
      expect(await storage.read()).toBe('["Öppet, åäö"]')
    })
  })
}
