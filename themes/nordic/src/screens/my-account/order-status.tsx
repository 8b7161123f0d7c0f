import { orderProgress, type OrderState, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../../messages/use-text'
import { Status, type StatusKind } from '../../ui/status'

const STATES: Readonly<Record<OrderState, readonly [kind: StatusKind, name: TextKey]>> = {
  pending: ['wait', 'account.orderPending'],
  processing: ['ok', 'account.orderProcessing'],
  complete: ['done', 'account.orderComplete'],
  canceled: ['out', 'account.orderCanceled'],
}

/** An unknown state is shown as the host writes it. */
export function OrderStatus({ order }: { readonly order: Pick<PlacedOrderDocument, 'status' | 'items'> }) {
  const t = useText()
  const { state } = orderProgress(order)
  const [kind, name] = state ? STATES[state] : (['wait'] as const)
  const isWithdrawn = order.items.some(({ withdrawn_at }) => withdrawn_at)
  return (
    <>
      <Status kind={kind}>{name ? t(name) : order.status}</Status>
      {isWithdrawn && (
        <>
          {' '}
          <Status kind="out">{t('account.hasWithdrawal')}</Status>
        </>
      )}
    </>
  )
}
