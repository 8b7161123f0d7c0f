import {
  shownItems,
  useLinks,
  useNavigate,
  useStorefront,
  useWithShopper,
  type PlacedOrderDocument,
} from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import { ConfirmMeasures } from './confirm-measures'
import { snapshotOf } from './order-piece'
import { FieldError } from '../../ui/field-error'

/**
 * Puts an order into the cart again and opens the checkout (contract §4), after the shopper has confirmed the measures
 * of what is cut to size. Names products that cannot be ordered any more.
 */
export function OrderAgain({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const storefront = useStorefront()
  const withShopper = useWithShopper()
  const navigate = useNavigate()
  const links = useLinks()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const pieces = shownItems(order).filter((item) => snapshotOf(item))
  const again = async () => {
    setAsking(false)
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
      void navigate(links.checkout)
    } catch (error) {
      storefront.report(error)
      setProblem(t('request.unreachable'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="link link-quiet"
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={() => (pieces.length > 0 ? setAsking(true) : void again())}
      >
        {t('account.orderAgain')}
      </button>
      {isAsking && <ConfirmMeasures pieces={pieces} onConfirm={() => void again()} onClose={() => setAsking(false)} />}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </>
  )
}
