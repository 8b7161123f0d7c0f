import { Link, observer, useLinks, useShopper, type Shopper } from '@vitrin/theme-kit'
import '../../styles/confirmation.css'
import '../../styles/feedback.css'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MessageBox } from '../../ui/message-box'
import { OrderedFacts } from './ordered-facts'
import { OrderedPieces } from './ordered-pieces'
import { Skeleton } from '../../ui/skeleton'

/**
 * The thank-you page of another site's checkout (R2.16). The order is personal, so the server sends only a skeleton.
 */
export default observer(function OrderSuccessScreen() {
  const t = useText()
  const links = useLinks()
  const external = useShopper()?.externalOrder
  const order = external?.order
  return (
    <>
      <section className="thanks" data-tone="night">
        <div className="page">
          <div>
            <h1>{t('orderSuccess.title')}</h1>
            {order && <p className="lead">{t('orderSuccess.confirmed')}</p>}
          </div>
          {order && <OrderedFacts order={order} />}
        </div>
      </section>
      <div className="page after">
        {order ? <OrderedPieces order={order} /> : <Missing external={external} />}
        <div>
          <Link className="link" to={links.home}>
            {t('thanks.home')}
          </Link>
        </div>
      </div>
    </>
  )
})

const Missing = observer(function Missing({ external }: { readonly external: Shopper['externalOrder'] | undefined }) {
  const t = useText()
  const again = () => location.reload()
  if (external?.state === 'unknown' || external?.state === 'failed') {
    const [title, text] =
      external.state === 'failed'
        ? (['orderSuccess.failed', 'orderSuccess.failedText'] as const)
        : (['orderSuccess.unknown', 'orderSuccess.unknownText'] as const)
    return (
      <MessageBox kind={external.state === 'failed' ? 'warning' : 'info'} title={t(title)}>
        <p>{t(text)}</p>
        <Button secondary small onClick={again}>
          {t('orderSuccess.again')}
        </Button>
      </MessageBox>
    )
  }
  return (
    <>
      <noscript>
        <p>{t('orderSuccess.noscript')}</p>
      </noscript>
      <Skeleton lines={2} needsScript>
        <output className="visually-hidden">{t('orderSuccess.loading')}</output>
      </Skeleton>
    </>
  )
})
