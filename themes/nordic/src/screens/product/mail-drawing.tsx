import { observer, useMailedDrawing, type ProductStore } from '@vitrin/theme-kit'
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
  const { isOffered, busy, mail } = useMailedDrawing(store, address)
  if (!isOffered) return null
  return (
    <button type="button" className="link link-quiet small" aria-busy={busy || undefined} onClick={mail}>
      <Icon path={mailIcon} small />
      {t('drawing.mail')}
    </button>
  )
})
