import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, test } from './fixtures'
import type { sanitizerFaults } from './support/sanitizer-page'

/** The sanitizer of the browser with its suite, as one script that sets `sanitizer`. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@vitrin/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, 'support', 'sanitizer-page.ts'),
        formats: ['iife'],
        name: 'sanitizer',
      },
    },
  })
  const [{ output }] = [built].flat() as [Rollup.RollupOutput]
  return output[0].code
}

// It needs the DOM of a browser, so vitest cannot run the suite.
test('the sanitizer of the browser does what the suite of all sanitizers says', async ({ page }) => {
  await page.addScriptTag({ content: await bundle() })
  const { cases, faults } = await page.evaluate(() =>
    (globalThis as unknown as { sanitizer: { sanitizerFaults: typeof sanitizerFaults } }).sanitizer.sanitizerFaults(),
  )
  expect(faults).toEqual([])
  expect(cases).toBeGreaterThan(20)
})
