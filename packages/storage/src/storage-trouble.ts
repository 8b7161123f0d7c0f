/**
 * A problem of the storage that the shopper is notified of.
 * `not-kept`: the browser stores nothing, so all data lasts as long as the page.
 * `unreadable`: stored data could not be read this time.
 * `outdated`: a newer version of the shop, in another tab, has taken over the storage.
 */
export type StorageTrouble = 'not-kept' | 'unreadable' | 'outdated'
