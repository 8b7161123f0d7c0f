import { openSubmenus } from '@vitrin/storefront'
import { useCoreStorefront } from '../storefront-context'

/** The submenus of the menu panel. */
export function useSubmenus(): ReturnType<typeof openSubmenus> {
  return openSubmenus(useCoreStorefront())
}
