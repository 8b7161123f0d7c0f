import { createDateFormat, type DateFormat } from '@vitrin/storefront'
import { useMemo } from 'react'
import { useStorefront } from './storefront-context'

/** How the store view writes dates; apart from the other formats, because few pages show any. */
export function useDateFormat(): DateFormat {
  const settings = useStorefront().config.storeView.i18n
  return useMemo(() => createDateFormat(settings), [settings])
}
