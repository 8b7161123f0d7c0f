import { observer, useShopper, useStorefront, useUnsentTasks } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { ConsentBar } from '../components/consent-bar'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { cloudOffIcon } from '../ui/deferred-icons'

/** What the shop has to ask, and above the header what is true for all of it. */
export default observer(function Notices() {
  const consent = useShopper()?.consent
  return (
    <>
      {consent?.isAsked && <ConsentBar consent={consent} />}
      <Notice />
    </>
  )
})

/** No network, and what the shopper sent and is still here. */
const Notice = observer(function Notice() {
  const t = useText()
  const { ui } = useStorefront()
  const isOnline = ui.online
  const { all: unsent, stopped } = useUnsentTasks()
  const isReady = useShopper() !== undefined
  useEffect(() => {
    // Wanted most when they cannot be fetched; where that fails now, it is tried again on opening.
    if (isReady) void Promise.allSettled([import('../panels/outbox'), import('../modals/confirmation')])
  }, [isReady])
  if (isOnline && unsent.length === 0) return null
  const count = unsent.length
  return (
    <div className="notice is-offline">
      <div className="page">
        <Icon path={cloudOffIcon} small />
        <output>
          {!isOnline && t('shell.offline')}{' '}
          {count > 0 &&
            (stopped.length > 0 ? t('outbox.stopped', { count: stopped.length }) : t('outbox.waiting', { count }))}
        </output>
        {count > 0 && (
          <button type="button" className="link small" aria-haspopup="dialog" onClick={() => ui.openPanel('outbox')}>
            {t('outbox.show')}
          </button>
        )}
      </div>
    </div>
  )
})
