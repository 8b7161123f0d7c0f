export { nordic } from './theme'
export { look } from './look'
export type { NordicParts } from './parts/parts'
