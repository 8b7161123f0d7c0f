export { shopRequests } from './requests'
export { cartRun } from './cart'
export type { OrderRequest, OrderRequestAddress } from './order'
