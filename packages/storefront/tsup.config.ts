import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/shopper/index.ts',
    'src/server/index.ts',
    'src/testing/index.ts',
    'src/contracts/index.ts',
  ],
  format: ['esm'],
  dts: true,
  clean: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
  external: ['vitest'],
})
