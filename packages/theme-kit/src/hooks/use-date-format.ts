import { createDateFormat, type DateFormat } from '@vitrin/i18n'
import { useMemo } from 'react'
import { useCoreStorefront } from '../storefront-context'

/** How the store view shows dates. Apart from the other formats: few pages show dates, and the code is not small. */
export function useDateFormat(): DateFormat {
  const settings = useCoreStorefront().config.storeView.i18n
  return useMemo(() => createDateFormat(settings), [settings])
}
