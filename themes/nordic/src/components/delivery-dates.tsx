import { isShipped, useDelivery, type DeliveredLine } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { truckIcon } from '../ui/icons'

export interface DeliveryDatesProps {
  readonly lines: readonly DeliveredLine[]
  /** Without it the lines are ordered now. */
  readonly orderedAt?: string | undefined
}

/** When the lines arrive: the slowest one decides. */
export function DeliveryDates({ lines, orderedAt }: DeliveryDatesProps) {
  const t = useText()
  const delivery = useDelivery()
  if (!lines.some(({ product_type }) => isShipped(product_type))) return null
  const days = delivery.dates(lines, orderedAt)
  return (
    <p className="delivery-dates">
      <Icon path={truckIcon} small />
      {days ? t('delivery.dates', { days }) : t('delivery.later')}
    </p>
  )
}
