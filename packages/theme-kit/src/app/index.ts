// For the app that shows a theme; a theme itself does not need it.
export { loadDeferred } from '../deferred'
export { LazyNavigator } from './lazy-navigator'
export { ScreenRegistry } from './screen-registry'
export { ShopApp } from './shop-app'
