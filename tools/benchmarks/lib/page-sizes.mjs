// For other tools: what a page of the shop loads, as `pnpm bench scripts styles` measures it.
export { measureFloor, withClientBuild } from './client-build.mjs'
export { sizesOfPages } from './manifest.mjs'
export { kB } from './statistics.mjs'
