import { useDateFormat, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

export function OrderedFacts({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const date = useDateFormat()
  const email = order.customer_email
  return (
    <dl>
      <dt>{t('thanks.number')}</dt>
      <dd className="num">{order.increment_id}</dd>
      {order.created_at && (
        <>
          <dt>{t('thanks.placed')}</dt>
          <dd className="num">{date(order.created_at)}</dd>
        </>
      )}
      {email && (
        <>
          <dt>{t('thanks.confirmation')}</dt>
          <dd>{email}</dd>
        </>
      )}
    </dl>
  )
}
