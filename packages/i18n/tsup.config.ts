import { defineConfig } from 'tsup'

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/testing/index.ts',
    'src/messages/en.ts',
    'src/messages/sv.ts',
    'src/messages/host-sentences-sv.ts',
    'src/messages/mail-en.ts',
    'src/messages/mail-sv.ts',
  ],
  format: ['esm'],
  dts: true,
  clean: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
})
