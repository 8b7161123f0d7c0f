import { useStorefront, type Storefront } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../messages/use-text'
import { CloseButton } from '../ui/close-button'
import { Icon } from '../ui/icon'
import { infoIcon } from '../ui/deferred-icons'

/** Offers the newer build of the shop. Without an answer it comes with the next full page load. */
export function UpdatePrompt({ update }: { readonly update: NonNullable<Storefront['ui']['update']> }) {
  const t = useText()
  const { ui } = useStorefront()
  const [isBlocked, setBlocked] = useState(false)
  const accept = async () => setBlocked(!(await update.accept()))
  return (
    <div className="toast is-info">
      <Icon path={infoIcon} />
      <p>{t(isBlocked ? 'update.heldUp' : 'update.ready')}</p>
      <CloseButton label={t('ui.close')} small onClick={() => ui.offerUpdate(undefined)} />
      <div className="actions">
        <button type="button" className="link small" onClick={() => void accept()}>
          {t('update.reload')}
        </button>
      </div>
    </div>
  )
}
