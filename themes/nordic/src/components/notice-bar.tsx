import { Link, observer, useShopContent, useShopNotice, type Notice } from '@vitrin/theme-kit'
import { CustomerService } from './contact-text'
import { useText } from '../messages/use-text'
import { classNames } from '../ui/class-names'
import { CloseButton } from '../ui/close-button'

/**
 * The notice of the shop, above the header. The phone number of the customer service takes the place of one that is
 * over, so that nothing moves. The live region is always there, so that a new notice is announced.
 */
export const NoticeBar = observer(function NoticeBar() {
  const t = useText()
  const { notice, isOver, close } = useShopNotice()
  return (
    <div aria-live="polite">
      {notice && (
        <section
          className={classNames('notice', notice.type === 'warning' && 'is-offline')}
          aria-label={t('notice.label')}
        >
          <div className="page">
            {/* A notice that is over keeps its size, unseen. */}
            <div className="notice-sized" inert={isOver}>
              <div className="notice-text">
                <Message notice={notice} />
              </div>
              <CloseButton small label={t('notice.close')} onClick={close} />
            </div>
            {isOver && (
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
