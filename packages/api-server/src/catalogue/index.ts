export { CatalogueIndex } from './catalogue-index'
export { catalogueRoutes } from './catalogue-routes'
