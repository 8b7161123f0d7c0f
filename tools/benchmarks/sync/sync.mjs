// Entry for measure/sync.mjs, which bundles it: reconciliation and the queue.
export { lineKey, reconcile } from '@vitrin/cart-sync'
export { singleTabLeadership, SyncQueueStore } from '@vitrin/sync-queue'
