export { runImport } from './run-import'
export type { ImportOptions } from './run-import'
export type { ShopTerms } from './mend/shop-terms'
export type { ProgressScreen } from './report/progress'
