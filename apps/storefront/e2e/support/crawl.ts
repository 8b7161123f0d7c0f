import { Inspector } from '@vitrin/hands/crawler'
import { expect, test as base } from '../fixtures'

/** The service worker is blocked, so code that is not loaded yet cannot be loaded either. */
export const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED|dynamically imported module/

/** Phones report touch and scale the page; the wide widths are a desk. */
export function screenOf(width: number) {
  const isPhone = width < 768
  return {
    viewport: { width, height: isPhone ? 844 : 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
  } as const
}

/** The crawler of a journey: it fails the journey at its end, with all faults that it saw. */
export const test = base.extend<{ inspector: Inspector }>({
  inspector: async ({ hands, watch }, use, testInfo) => {
    // The crawler reports the console itself, with the action before it.
    watch.expectConsole(/./)
    const inspector = new Inspector(hands.driver, { screen: testInfo.title })
    await use(inspector)
    // A journey that broke off has its own error, but its faults may say why.
    if (testInfo.status !== testInfo.expectedStatus) console.log(inspector.faults.join('\n'))
    expect(inspector.faults.join('\n')).toBe('')
  },
})
