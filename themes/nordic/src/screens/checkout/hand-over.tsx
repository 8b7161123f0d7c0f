import { observer, type Shopper } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { MessageBox } from '../../ui/message-box'
import { Skeleton } from '../../ui/skeleton'

export interface HandOverProps {
  readonly checkout: NonNullable<Shopper['externalCheckout']>
}

/** Shown until another site's checkout opens, or says why it does not open. */
export const HandOver = observer(function HandOver({ checkout }: HandOverProps) {
  const t = useText()
  return (
    <div className="page checkout">
      <div>
        <h1 className="visually-hidden">{t('checkout.title')}</h1>
        {checkout.state === 'leaving' && (
          <Skeleton lines={1}>
            <output>{t('checkout.leaving')}</output>
          </Skeleton>
        )}
        {checkout.state === 'offline' && (
          <MessageBox kind="warning" title={t('checkout.leavingOffline')}>
            {t('checkout.leavingOfflineText')}
          </MessageBox>
        )}
        {checkout.state === 'failed' && (
          <MessageBox kind="error" title={t('checkout.leavingFailed')}>
            <p>{t('checkout.leavingFailedText')}</p>
            <Button secondary small onClick={() => void checkout.handOver()}>
              {t('checkout.leaveAgain')}
            </Button>
          </MessageBox>
        )}
      </div>
    </div>
  )
})
