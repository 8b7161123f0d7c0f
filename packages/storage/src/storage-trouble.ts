/**
 * What the shopper should know of this device.
 * `not-kept`: the browser stores nothing, everything lives as long as the page.
 * `unreadable`: what is stored could not be read this time.
 * `outdated`: a newer version of the shop, in another tab, has taken the storage over.
 */
export type StorageTrouble = 'not-kept' | 'unreadable' | 'outdated'
