// Opens each state in a browser and applies the rules to it.
import { chromium } from '@playwright/test'
import { lightLaunchOptions } from '../../chromium.mjs'
import { pageFindings } from './page-rules.mjs'
import { findingOf } from './said.mjs'
import { inTabs } from './tab.mjs'

/**
 * @typedef {{ state: object, text: string, stack?: string }} Said
 * @returns {Promise<Said[]>} what the rules say, in the order of the states
 */
export async function walk(states, addressOf) {
  const browser = await chromium.launch(lightLaunchOptions())
  try {
    const parts = new Set()
    const said = await inTabs(browser, states, async (tab, state) => {
      const part = `${state.kind} ${state.name}`
      const isFirstOfPart = !parts.has(part)
      parts.add(part)
      await tab.show(addressOf(state))
      const found = [
        ...tab.problems().map(findingOf),
        ...(await pageFindings({ page: tab.page, state, isFirstOfPart })),
      ]
      return found.map((one) => ({ state, ...one }))
    })
    return said.flat()
  } finally {
    await browser.close()
  }
}
