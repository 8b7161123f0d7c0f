// Text of twice the size fits (WCAG 1.4.4).
import { cutFaults, readPageLayout, widthFaults } from '@vitrin/hands/crawler'

const WIDTH = 640

export async function largeText({ page }) {
  await page.setViewportSize({ width: WIDTH, height: 844 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const layout = await page.evaluate(readPageLayout, WIDTH)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return [...widthFaults(layout), ...cutFaults(layout)].map(
    (fault) => `with text of 200 % ${fault}. Give sizes in rem, and heights as min-height.`,
  )
}
