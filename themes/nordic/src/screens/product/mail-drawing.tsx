import {
  observer,
  useFormats,
  usePieceWords,
  useShopper,
  useStorefront,
  type MessageKey,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useRef } from 'react'
import { useText } from '../../messages/use-text'
import { mailIcon } from '../../ui/deferred-icons'
import { Icon } from '../../ui/icon'

interface MailDrawingProps {
  readonly store: ProductStore
  /** The address of the page with its measures and choices. */
  readonly address: () => string
}

/** Mails the drawing to the signed-in shopper's own address; a guest does not see it. */
export const MailDrawing = observer(function MailDrawing({ store, address }: MailDrawingProps) {
  const t = useText()
  const formats = useFormats()
  const words = usePieceWords()
  const { ui } = useStorefront()
  const letters = useShopper()?.letters
  const isSending = useRef(false)
  if (letters?.to === undefined) return null
  const say = (type: 'success' | 'warning', key: MessageKey, email = '') =>
    ui.notifications.show({ type, message: { key, values: { email } } })
  const mail = async (): Promise<void> => {
    const items = await store.toCartItems()
    const [item] = items.ok ? items.value : []
    if (!item) return say('warning', 'drawing.notComplete')
    const price = store.selection?.price
    const { name, sku, product_option } = item
    const lines = [
      ...words(item),
      ...(price === undefined ? [] : [formats.money(price.special ?? price.regular)]),
      t('drawing.number', { sku }),
      address(),
    ]
    const subject = t('drawing.mailSubject', { name })
    const sent = await letters.sendToMyself({ subject, emailText: lines.join('\n'), piece: { sku, product_option } })
    if (sent.ok) say('success', 'drawing.mailed', sent.value)
    else say('warning', sent.rejection.code === 'no-answer' ? 'drawing.mailOffline' : 'drawing.notMailed')
  }
  const mailOnce = async (): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    await mail().finally(() => (isSending.current = false))
  }
  return (
    <button type="button" className="link link-quiet small" onClick={() => void mailOnce()}>
      <Icon path={mailIcon} small />
      {t('drawing.mail')}
    </button>
  )
})
