import type { Formats } from '@vitrin/i18n'
import { useCoreStorefront } from '../storefront-context'

/** How the store view writes money, lengths and numbers: the same text on the server and in the browser. */
export function useFormats(): Formats {
  return useCoreStorefront().i18n.formats
}
