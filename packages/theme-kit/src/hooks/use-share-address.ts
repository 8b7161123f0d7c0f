import type { MessageKey } from '@vitrin/i18n'
import { useCallback } from 'react'
import { useCoreStorefront } from '../storefront-context'

/** The notifications after the address was copied, or could not be. */
interface ShareMessages {
  readonly copied: MessageKey
  readonly failed: MessageKey
}

/**
 * Shares the address of the page in the way of the device, else copies it and says so. A cart line that the page
 * changes is not shared.
 */
export function useShareAddress({ copied, failed }: ShareMessages): (title: string) => Promise<void> {
  const { ui } = useCoreStorefront()
  return useCallback(
    async (title) => {
      const url = new URL(location.href)
      url.searchParams.delete('line')
      url.hash = ''
      if (typeof navigator.share === 'function') {
        // The shopper may close the device's dialogue again.
        await navigator.share({ title, url: url.href }).catch(() => undefined)
        return
      }
      const isCopied = await copy(url.href)
      ui.notifications.show(
        isCopied ? { type: 'success', message: { key: copied } } : { type: 'warning', message: { key: failed } },
      )
    },
    [ui, copied, failed],
  )
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
