import type { SentLetter } from '@vitrin/theme-kit/forms'
import { useFocusOnMount, useStorefront } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'

export interface SentProps {
  readonly letter: SentLetter
  readonly onAnother: () => void
}

/** The host has the question, or the question waits on this device. */
export function Sent({ letter: { status, email }, onAnother }: SentProps) {
  const t = useText()
  const { ui } = useStorefront()
  const title = useFocusOnMount<HTMLHeadingElement>()
  const isWaiting = status === 'waiting'
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {t(isWaiting ? 'contact.waitsTitle' : 'contact.receivedTitle')}
      </h3>
      <p>{isWaiting ? t('contact.waitsText') : t('contact.receivedText', { email })}</p>
      <div className="cluster">
        {isWaiting && (
          <Button secondary small onClick={() => ui.openPanel('outbox')}>
            {t('outbox.show')}
          </Button>
        )}
        <Button secondary small onClick={onAnother}>
          {t('contact.another')}
        </Button>
      </div>
    </>
  )
}
