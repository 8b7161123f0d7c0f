export { swedishView } from './swedish-view'
