import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Tests run against the sources of every package: no build comes first.
const conditions = ['@vitrin/source', 'module', 'node', 'development|production']

const tests = [
  '{packages,themes,tools}/*/{src,test}/**/*.test.{ts,tsx}',
  'apps/*/{src,server,config}/**/*.test.{ts,tsx}',
  'tools/*/*.test.mjs',
]

/**
 * Tests with a document. They have workers of their own: libraries look for a document once, when they are loaded, so
 * those that a test without one has loaded do not work in a page.
 */
const withDocument = globSync(tests, { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment happy-dom'),
)

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['node'] } },
  test: {
    projects: [
      { extends: true, test: { name: 'document', include: withDocument } },
      { extends: true, test: { name: 'node', include: tests, exclude: ['**/node_modules/**', ...withDocument] } },
    ],
    server: { deps: { inline: [/@vitrin\//] } },
    // Test files share the modules of their worker: importing them anew for each file took three quarters of the time.
    // A test that changes something global puts it back.
    isolate: false,
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})
