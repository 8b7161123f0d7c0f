import { Link, observer, useShopContent, useStorefront, type Notice } from '@vitrin/theme-kit'
import { useState } from 'react'
import { CustomerService } from './contact-text'
import { useText } from '../messages/use-text'
import { classNames } from '../ui/class-names'
import { CloseButton } from '../ui/close-button'

/**
 * The notice of the shop, above the header. A cached page may come with a notice that has ended or was closed earlier:
 * the phone number of the customer service then takes its place, so that nothing moves. A notice that begins while a
 * page is shown comes with the next page. The live region is always there, so that a new notice is announced.
 */
export const NoticeBar = observer(function NoticeBar() {
  const t = useText()
  const { pages } = useStorefront()
  const store = useShopContent().notice
  const { shown } = store
  const address = pages.current?.url.split('?')[0]
  const [place, setPlace] = useState({ address, notice: shown })
  const hasMoved = place.address !== address
  if (hasMoved) setPlace({ address, notice: shown })
  const notice = hasMoved ? shown : place.notice
  const close = (): void => {
    store.close()
    setPlace({ address, notice: undefined })
  }
  return (
    <div aria-live="polite">
      {notice && (
        <section
          className={classNames('notice', notice.type === 'warning' && 'is-offline')}
          aria-label={t('notice.label')}
        >
          <div className="page">
            {/* A notice that is over keeps its size, unseen. */}
            <div className="notice-sized" inert={!shown}>
              <div className="notice-text">
                <Message notice={notice} />
              </div>
              <CloseButton small label={t('notice.close')} onClick={close} />
            </div>
            {!shown && (
              <div className="notice-instead">
                <CustomerService />
              </div>
            )}
          </div>
        </section>
      )}
    </div>
  )
})

function Message({ notice: { message, link } }: { readonly notice: Notice }) {
  const t = useText()
  const content = useShopContent()
  return (
    <>
      {/* Sanitised where it is loaded. */}
      <div dangerouslySetInnerHTML={{ __html: message }} />
      {link && (
        <Link className="link" to={content.link(link)}>
          {t('notice.more')}
        </Link>
      )}
    </>
  )
}
