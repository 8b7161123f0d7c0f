import type { ProductPrice } from '@vitrin/catalog'
import type { ProductStore } from '../stores'
import { useDebouncedAnnouncement } from './use-debounced-announcement'
import { useFormats } from './use-formats'
import { useMessage } from './use-message'

const TROUBLE = {
  offline: 'price.offline',
  fault: 'price.failed',
  'not-implemented': 'notImplemented.title',
} as const

export interface HostPrice {
  readonly price: ProductPrice | undefined
  readonly isFetching: boolean
  readonly failure: keyof typeof TROUBLE | undefined
  /** Why the price is not known. */
  readonly trouble: string | undefined
  /** For a live region. */
  readonly announced: string
}

/** The price of a piece that the host prices. In an `observer`. */
export function useHostPrice({ selection }: ProductStore): HostPrice {
  const t = useMessage()
  const formats = useFormats()
  const measurement = selection?.measurement
  const measures = measurement?.by === 'host' ? measurement : undefined
  const price = measures?.price
  const failure = measures?.failure
  const trouble = failure && t(TROUBLE[failure])
  const announced = useDebouncedAnnouncement(
    price ? `${t('breakdown.total')} ${formats.money(price.special ?? price.regular)}` : (trouble ?? ''),
  )
  return { price, isFetching: measures?.isFetching ?? true, failure, trouble, announced }
}
