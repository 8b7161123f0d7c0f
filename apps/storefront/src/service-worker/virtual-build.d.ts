/** Written by the build, see `worker-build.ts`. */
declare module 'virtual:build' {
  export const build: import('./builds').Build
}
