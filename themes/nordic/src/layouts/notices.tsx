import { observer, useShopper, useStorefront, useUnsentTasks } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { ConsentBar } from '../components/consent-bar'
import { NoticeBar } from '../components/notice-bar'
import { modals, panels } from '../overlays'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { cloudOffIcon } from '../ui/deferred-icons'

/** The question for consent, the notice of the shop, and the line about network and unsent tasks. */
export default observer(function Notices() {
  const consent = useShopper()?.consent
  return (
    <>
      {consent?.isAsked && <ConsentBar consent={consent} />}
      <NoticeBar />
      <UnsentNotice />
    </>
  )
})

/** Says that there is no network, and how many tasks have not been sent. */
const UnsentNotice = observer(function UnsentNotice() {
  const t = useText()
  const { ui } = useStorefront()
  const isOnline = ui.online
  const { all: unsent, stopped } = useUnsentTasks()
  const isReady = useShopper() !== undefined
  useEffect(() => {
    // Fetched now, because without a network they cannot be fetched. Opening them tries again.
    if (isReady) void Promise.allSettled([panels.outbox(), modals.confirmation()])
  }, [isReady])
  if (isOnline && unsent.length === 0) return null
  const count = unsent.length
  return (
    <div className="notice is-offline">
      <div className="page">
        <Icon path={cloudOffIcon} small />
        <output>
          {!isOnline && t(ui.hasNetwork ? 'shell.noAnswer' : 'shell.offline')}{' '}
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
