import { useStorefront } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../messages/use-text'
import { CloseButton } from '../ui/close-button'
import { Icon } from '../ui/icon'
import { infoIcon } from '../ui/deferred-icons'

type Update = NonNullable<ReturnType<typeof useStorefront>['ui']['update']>

/** A newer build waits; it comes with the next full page load anyway. */
export function UpdatePrompt({ update }: { readonly update: Update }) {
  const t = useText()
  const { ui } = useStorefront()
  const [isHeldUp, setHeldUp] = useState(false)
  const accept = async () => setHeldUp(!(await update.accept()))
  return (
    <div className="toast is-info">
      <Icon path={infoIcon} />
      <p>{t(isHeldUp ? 'update.heldUp' : 'update.ready')}</p>
      <CloseButton label={t('ui.close')} small onClick={() => ui.offerUpdate(undefined)} />
      <div className="actions">
        <button type="button" className="link small" onClick={() => void accept()}>
          {t('update.reload')}
        </button>
      </div>
    </div>
  )
}
