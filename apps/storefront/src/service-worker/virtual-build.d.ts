/** Written by the build, see `worker-build.ts`. */
declare module 'virtual:build' {
  import type { Build } from './builds'
  export const build: Build
}
