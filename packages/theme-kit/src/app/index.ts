// For the app that shows a theme. A theme does not import it.
export { loadDeferred } from '../deferred'
export { LazyNavigator } from './lazy-navigator'
export { ScreenRegistry } from './screen-registry'
export { ShopApp } from './shop-app'
