export { ContentFault } from './content-fault'
export { ContentFolder } from './content-folder'
export { contentRoutes } from './content-routes'
