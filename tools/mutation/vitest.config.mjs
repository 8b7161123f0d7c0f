import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import shared from '../../vitest.config.ts'

const fastCheck = fileURLToPath(new URL('fast-check.mjs', import.meta.url))

/** The first failure ends a run, so the quick files come first. */
class QuickestFirst extends BaseSequencer {
  async sort(files) {
    const duration = (file) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0
    return files.toSorted((a, b) => duration(a) - duration(b))
  }
}

// The rules need no document, so the tests of an area are not split into projects.
const { projects: _, ...test } = shared.test

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
  test: { ...test, include: ['**/*.test.ts'], reporters: [], sequence: { sequencer: QuickestFirst } },
})
