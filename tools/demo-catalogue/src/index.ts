// the demo shop
export { demoCatalogue } from './demo-catalogue'
// dumps
export { importCatalogue } from './import/import-catalogue'
export type { DumpFile, ImportedCatalogue } from './import/import-catalogue'
export type { ImportReport } from './import/import-report'
export { runImport } from './import/run-import'
export type { ImportPorts } from './import/run-import'
// documents
export type { CatalogueDocument, CatalogueSeed, Coupon } from './catalogue-seed'
