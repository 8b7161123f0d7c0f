import { useOrderAgain, type PlacedOrderDocument } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { FieldError } from '../../ui/field-error'
import { ConfirmMeasures } from './confirm-measures'

/** Puts an order into the cart again, after the shopper has confirmed the measures of what is cut to size. */
export function OrderAgain({ order }: { readonly order: PlacedOrderDocument }) {
  const t = useText()
  const { busy, problem, asked, isAsking, start, confirm, cancel } = useOrderAgain(order)
  return (
    <>
      <button type="button" className="link link-quiet" aria-busy={busy || undefined} disabled={busy} onClick={start}>
        {t('account.orderAgain')}
      </button>
      {isAsking && <ConfirmMeasures pieces={asked} onConfirm={confirm} onClose={cancel} />}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </>
  )
}
