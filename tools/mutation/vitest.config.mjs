import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import shared from '../../vitest.config'

const fastCheck = fileURLToPath(new URL('fast-check.mjs', import.meta.url))

/** The usual tests, in the folder that Stryker gives, with properties that always try the same examples. */
export default defineConfig({
  ...shared,
  plugins: [
    {
      name: 'same-examples',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== fastCheck ? fastCheck : null),
    },
  ],
  test: { ...shared.test, include: ['**/*.test.ts'], reporters: [] },
})
