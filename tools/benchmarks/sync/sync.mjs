// Reconciliation and the queue; bundled by measure/sync.mjs.
export { lineKey, reconcile } from '@vitrin/cart-sync'
export { singleTabLeadership, SyncQueueStore } from '@vitrin/sync-queue'
