import { expect, test } from './fixtures'
import { layoutShifts } from './support/layout-shift'
import { open } from './support/open'

for (const width of [320, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a notice of several lines does not move the page, nor does a closed one', async ({ page }) => {
      await open(page, '/sv/i/leverans')
      const notice = page.getByRole('region', { name: 'Meddelande' })
      const close = notice.getByRole('button', { name: 'Stäng meddelandet' })
      await expect(close).toBeVisible()
      const { height = 0 } = (await notice.boundingBox()) ?? {}
      expect(height).toBeGreaterThan(60)
      expect(await layoutShifts(page)).toEqual([])

      await close.click()
      await expect(notice).toBeHidden()
      await open(page, '/sv/i/skotsel')
      await expect(notice.getByRole('link', { name: '08-465 004 21' })).toBeVisible()
      await expect(close).toBeHidden()
      expect(await layoutShifts(page)).toEqual([])
      const box = await notice.boundingBox()
      expect(box?.width).toBe(width)
      // The font may miss the first paint of one page. Its lines are a pixel higher than those of the fallback.
      expect(Math.abs(box!.height - height)).toBeLessThanOrEqual(2)
    })
  })
