// stores
export { ConsentStore } from './consent-store'
export { Purchases } from './purchases'
// model
export { NOT_ASKED } from './consent'
export type { Consent } from './consent'
export type { AnalyticsEvent } from './analytics-event'
export { trackedProduct } from './tracked-product'
export type { Trackable, TrackedProduct } from './tracked-product'
// formats
export { dataLayerDocuments } from './data-layer-documents'
export type { DataLayerDocument } from './specified-document'
// ports
export type { ConsentStorage, RememberedOrders, RememberedOrderStorage, Tracker } from './ports'
