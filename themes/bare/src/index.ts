export { bare } from './theme'
export { look } from './look'
