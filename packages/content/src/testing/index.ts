export { cmsSearchContract } from './cms-search-contract'
export type { CmsSearchWorld } from './cms-search-contract'
export { FakeCmsSearch } from './fake-cms-search'
export { PassThroughSanitizer } from './pass-through-sanitizer'
