import {
  Link,
  observer,
  useLinks,
  useMessage,
  useShopContent,
  useShopNotice,
  useShopper,
  useStorefront,
  useUnsentTasks,
  type Shopper,
} from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { modals, panels } from '../overlays'
import { Button } from '../ui/button'

/** Above the header: the question for consent, the notice of the shop, network and unsent tasks. */
export default observer(function Above() {
  const consent = useShopper()?.consent
  return (
    <>
      {consent?.isAsked && <Consent consent={consent} />}
      <ShopNotice />
      <Unsent />
    </>
  )
})

/** Both answers look alike. */
function Consent({ consent }: { readonly consent: Shopper['consent'] }) {
  const t = useMessage()
  const links = useLinks()
  return (
    <section className="note row" aria-label={t('consent.title')}>
      <p>
        {t('consent.text')} <Link to={links.content('privacy')}>{t('consent.more')}</Link>
      </p>
      <Button onClick={() => void consent.choose('denied')}>{t('consent.no')}</Button>
      <Button onClick={() => void consent.choose('granted')}>{t('consent.yes')}</Button>
    </section>
  )
}

/** A notice that is over keeps its place, unseen. */
const ShopNotice = observer(function ShopNotice() {
  const t = useMessage()
  const content = useShopContent()
  const { notice, isOver, close } = useShopNotice()
  return (
    <div aria-live="polite">
      {notice && (
        <section className={`note row ${notice.type}`} aria-label={t('notice.label')} inert={isOver}>
          {/* Sanitised where it is loaded. */}
          <div dangerouslySetInnerHTML={{ __html: notice.message }} />
          {notice.link && <Link to={content.link(notice.link)}>{t('notice.more')}</Link>}
          <button type="button" aria-label={t('notice.close')} onClick={close}>
            ✕
          </button>
        </section>
      )}
    </div>
  )
})

const Unsent = observer(function Unsent() {
  const t = useMessage()
  const { ui } = useStorefront()
  const { all, stopped } = useUnsentTasks()
  const isReady = useShopper() !== undefined
  useEffect(() => {
    // Fetched now: without a network they cannot be fetched. Opening them tries again.
    if (isReady) void Promise.allSettled([panels.outbox(), modals.confirmation()])
  }, [isReady])
  if (ui.online && all.length === 0) return null
  return (
    <div className="note row warning">
      <output>
        {!ui.online && t(ui.hasNetwork ? 'shell.noAnswer' : 'shell.offline')}{' '}
        {all.length > 0 &&
          (stopped.length > 0
            ? t('outbox.stopped', { count: stopped.length })
            : t('outbox.waiting', { count: all.length }))}
      </output>
      {all.length > 0 && (
        <button type="button" aria-haspopup="dialog" onClick={() => ui.openPanel('outbox')}>
          {t('outbox.show')}
        </button>
      )}
    </div>
  )
})
