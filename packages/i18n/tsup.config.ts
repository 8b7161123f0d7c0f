import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/testing/index.ts',
    // Every dictionary is a door of its own: './messages/*'.
    'src/messages/*.ts',
    '!src/messages/*.test.ts',
  ],
  format: ['esm'],
  dts: true,
  clean: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
})
