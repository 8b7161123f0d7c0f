import { useDateFormat, useScreenFocus, type WithdrawalReceipt } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

export function Received({ receipt, email }: { readonly receipt: WithdrawalReceipt; readonly email: string }) {
  const t = useText()
  const date = useDateFormat()
  const heading = useScreenFocus<HTMLHeadingElement>()
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('withdraw.doneTitle')}
      </h1>
      <p className="lead">{t('withdraw.doneText', { date: date(new Date(receipt.received_at), 'minute'), email })}</p>
      <p>{t('withdraw.doneNext')}</p>
    </>
  )
}
