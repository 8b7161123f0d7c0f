import { shownItems } from '@vitrin/storefront'
import type { PlacedOrderDocument, PlacedOrderItem } from '@vitrin/kernel'
import { useState } from 'react'
import { useNavigate } from '../navigation'
import { useStorefront } from '../storefront-context'
import { useLinks } from './use-links'
import { useMessage } from './use-message'
import { useWithShopper } from './use-shopper'

export interface OrderAgain {
  readonly busy: boolean
  /** Why nothing could be ordered again. */
  readonly problem: string | undefined
  /** The pieces whose measures the shopper confirms first. */
  readonly asked: readonly PlacedOrderItem[]
  readonly isAsking: boolean
  /** Asks for the measures of what is cut to size, or orders at once. */
  readonly start: () => void
  readonly confirm: () => void
  readonly cancel: () => void
}

/**
 * Puts an order into the cart again and opens the checkout (contract §4), after the shopper has confirmed the measures
 * of what is cut to size. Names products that cannot be ordered any more.
 */
export function useOrderAgain(order: PlacedOrderDocument): OrderAgain {
  const t = useMessage()
  const storefront = useStorefront()
  const withShopper = useWithShopper()
  const navigate = useNavigate()
  const links = useLinks()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const asked = shownItems(order).filter(({ made_to_measure }) => made_to_measure)
  const again = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { added, missing } = await withShopper((shopper) => shopper.orderAgain(order))
      const names = missing.join(', ')
      if (added === 0) return setProblem(t('account.notAgain', { names }))
      if (missing.length > 0)
        storefront.ui.notifications.show({
          type: 'warning',
          hasNoTimeout: true,
          message: { key: 'account.notAgain', values: { names } },
        })
      navigate(links.checkout)
    } catch (error) {
      storefront.report(error)
      setProblem(t('request.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    problem,
    asked,
    isAsking,
    start: () => (asked.length > 0 ? setAsking(true) : void again()),
    confirm: () => {
      setAsking(false)
      void again()
    },
    cancel: () => setAsking(false),
  }
}
