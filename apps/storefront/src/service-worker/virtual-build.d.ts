/** Written by the build, see `worker-build.ts`. */
declare module 'virtual:build' {
  export const build: { readonly version: string; readonly files: readonly string[] }
}
