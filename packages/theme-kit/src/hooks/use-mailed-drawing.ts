import type { MessageKey } from '@vitrin/i18n'
import { useState } from 'react'
import { useStorefront } from '../storefront-context'
import type { ProductStore } from '../stores'
import { useFormats } from './use-formats'
import { useMessage } from './use-message'
import { usePieceWords } from './use-piece-words'
import { useShopper } from './use-shopper'

export interface MailedDrawing {
  /** A guest cannot mail it. */
  readonly isOffered: boolean
  readonly busy: boolean
  readonly mail: () => void
}

/** Mails the drawing to the signed-in shopper. `address` is that of the page with its measures and choices. */
export function useMailedDrawing(store: ProductStore, address: () => string): MailedDrawing {
  const t = useMessage()
  const formats = useFormats()
  const words = usePieceWords()
  const { ui } = useStorefront()
  const letters = useShopper()?.letters
  const [busy, setBusy] = useState(false)
  const say = (type: 'success' | 'warning', key: MessageKey, email = '') =>
    ui.notifications.show({ type, message: { key, values: { email } } })
  const mail = async () => {
    const items = await store.toCartItems()
    const [item] = items.ok ? items.value : []
    if (!item) return say('warning', 'drawing.notComplete')
    const price = store.selection?.price
    const { name, sku, product_option } = item
    const lines = [
      ...words(item),
      ...(price ? [formats.money(price.special ?? price.regular)] : []),
      t('drawing.number', { sku }),
      address(),
    ]
    const subject = t('drawing.mailSubject', { name })
    const sent = await letters?.sendToMyself({ subject, emailText: lines.join('\n'), piece: { sku, product_option } })
    if (sent?.ok) say('success', 'drawing.mailed', sent.value)
    else say('warning', sent?.rejection.code === 'no-answer' ? 'drawing.mailOffline' : 'drawing.notMailed')
  }
  return {
    isOffered: letters?.to !== undefined,
    busy,
    mail: () => {
      if (busy) return
      setBusy(true)
      void mail().finally(() => setBusy(false))
    },
  }
}
