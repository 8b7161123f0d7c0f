import { useLinks, useNavigate, useStorefront, useWithShopper, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import { FieldError } from '../../ui/field-error'

/**
 * Puts an order into the cart again and opens the checkout (contract §4). Names products that cannot be ordered any
 * more.
 */
export function OrderAgain({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const storefront = useStorefront()
  const withShopper = useWithShopper()
  const navigate = useNavigate()
  const links = useLinks()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
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
        onClick={() => void again()}
      >
        {t('account.orderAgain')}
      </button>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </>
  )
}
