export type { WorkshopOptions } from './workshop-context'
export { workshopRoutes } from './workshop-routes'
