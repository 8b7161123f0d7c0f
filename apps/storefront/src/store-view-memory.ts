import type { openStoreViews } from '@vitrin/storefront'

type StoreViews = ReturnType<typeof openStoreViews>

const KEY = 'store-view'

/** The store view that this tab showed before. Browsers that forbid storage throw when it is asked for. */
export function storeViewMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): Parameters<StoreViews['start']>[0] {
  return {
    read() {
      try {
        return storage().getItem(KEY) ?? undefined
      } catch {
        return undefined
      }
    },
    write(storeCode) {
      try {
        storage().setItem(KEY, storeCode)
      } catch {
        // Then the next page does not know that the view has changed.
      }
    },
  }
}
