import type { MessageKey } from '@vitrin/i18n'
import { EDITED_LINE } from '@vitrin/storefront'
import { useCallback } from 'react'
import { useCoreStorefront } from '../storefront-context'
import { useShopper } from './use-shopper'

/** The notifications after the address was copied, or could not be. */
interface ShareMessages {
  readonly copied: MessageKey
  readonly failed: MessageKey
}

interface SharedAddress {
  /** Shares it in the way of the device, else copies it and says so. */
  readonly share: (title: string) => Promise<void>
  readonly address: () => string
}

/** The address of the page, without the cart line that the page may change. */
export function useShareAddress({ copied, failed }: ShareMessages): SharedAddress {
  const { ui } = useCoreStorefront()
  const shopper = useShopper()
  const address = useCallback(() => {
    const url = new URL(shopper?.address() ?? '', location.href)
    url.searchParams.delete(EDITED_LINE)
    url.hash = ''
    return url.href
  }, [shopper])
  const share = useCallback(
    async (title: string) => {
      const url = address()
      if (typeof navigator.share === 'function') {
        // The shopper may close the device's dialogue again.
        await navigator.share({ title, url }).catch(() => undefined)
        return
      }
      const isCopied = await copy(url)
      ui.notifications.show(
        isCopied ? { type: 'success', message: { key: copied } } : { type: 'warning', message: { key: failed } },
      )
    },
    [ui, copied, failed, address],
  )
  return { share, address }
}

/** Browsers refuse the clipboard without a secure connection or a permission. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
