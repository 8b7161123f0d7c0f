import { defineConfig } from 'vitest/config'

// Tests run against the sources of every package: no build comes first.
const conditions = ['@vitrin/source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['node'] } },
  test: {
    include: [
      '{packages,themes,tools}/*/{src,test}/**/*.test.{ts,tsx}',
      'apps/*/{src,server,config}/**/*.test.{ts,tsx}',
      'tools/*/*.test.mjs',
    ],
    server: { deps: { inline: [/@vitrin\//] } },
    // Test files share the modules of their worker: importing them anew for each file took three quarters of the time.
    // A test that changes something global puts it back.
    isolate: false,
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
  },
})
