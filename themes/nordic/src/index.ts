export { nordic } from './theme'
