import type { Formats } from '@vitrin/i18n'
import { useStorefront } from '@vitrin/theme-kit'

/** How the store view writes money, lengths and dates: the same text on the server and in the browser. */
export function useFormats(): Formats {
  return useStorefront().i18n.formats
}
