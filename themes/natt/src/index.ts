export { natt } from './theme'
export { look } from './look'
