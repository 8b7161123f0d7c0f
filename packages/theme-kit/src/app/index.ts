// For the app that shows a theme. A theme does not import it.
export { loadDeferred } from '../deferred'
export { textsIn } from '../theme-messages'
export { layOutAll } from './lay-out-all'
export { LazyNavigator } from './lazy-navigator'
export type { Navigator } from '../navigation'
export { ScreenRegistry } from './screen-registry'
export { ShopApp } from './shop-app'
