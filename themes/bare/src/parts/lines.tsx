import {
  isShipped,
  observer,
  useDelivery,
  useMessage,
  useShopper,
  type CartItem,
  type DeliveredLine,
} from '@vitrin/theme-kit'
import { Hidden } from '../ui/hidden'
import { LowestPrice, Money } from '../ui/price'
import { PiecePicture, PieceText } from './piece'
import { LineWithdrawal } from './piece-withdrawal'

/** The price of the whole line, and the one before a discount. */
export const LinePrice = observer(function LinePrice({ item }: { readonly item: CartItem }) {
  const t = useMessage()
  const price = useShopper()?.cart.linePrice(item)
  if (!price) return null
  if (price.special === undefined) return <Money ore={price.regular} />
  return (
    <span className="price">
      <b className="less">
        <Money ore={price.special} />
      </b>
      <Hidden>{t('price.before')}</Hidden>{' '}
      <s>
        <Money ore={price.regular} />
      </s>
      <LowestPrice ore={price.lowest} />
    </span>
  )
})

export interface LinesProps {
  readonly items: readonly CartItem[]
  readonly label?: string
  readonly withdrawal?: boolean
}

/** The lines of a cart or an order, without controls. */
export const Lines = observer(function Lines({ items, label, withdrawal = false }: LinesProps) {
  const t = useMessage()
  return (
    <ul className="lines" aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          <PiecePicture name={item.name} image={item.image} measured={item.made_to_measure} />
          <div>
            <b>{t('checkout.reviewLine', { qty: item.qty, name: item.name })}</b>
            <PieceText piece={item} />
            {withdrawal && <LineWithdrawal line={item} />}
          </div>
          <LinePrice item={item} />
        </li>
      ))}
    </ul>
  )
})

export interface DeliveryDaysProps {
  readonly lines: readonly DeliveredLine[]
  readonly orderedAt?: string | undefined
}

/** When the lines arrive: the slowest one decides. */
export function DeliveryDays({ lines, orderedAt }: DeliveryDaysProps) {
  const t = useMessage()
  const delivery = useDelivery()
  if (!lines.some(({ product_type }) => isShipped(product_type))) return null
  const days = delivery.dates(lines, orderedAt)
  return <p>{days ? t('delivery.dates', { days }) : t('delivery.later')}</p>
}
