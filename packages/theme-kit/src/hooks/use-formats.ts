import { createDateFormat, type DateFormat, type Formats } from '@vitrin/i18n'
import { useMemo } from 'react'
import { useCoreStorefront } from '../storefront-context'

/** How the store view writes money, lengths and numbers: the same text on the server and in the browser. */
export function useFormats(): Formats {
  return useCoreStorefront().i18n.formats
}

/** How the store view writes dates. A hook of its own, because few pages show dates and the code is not small. */
export function useDateFormat(): DateFormat {
  const settings = useCoreStorefront().config.storeView.i18n
  return useMemo(() => createDateFormat(settings), [settings])
}
