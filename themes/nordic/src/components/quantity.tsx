import { useQuantityField, type LineQuantityRejection } from '@vitrin/theme-kit'
import { lazy, Suspense, useId } from 'react'
import '../styles/quantity.css'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { minusIcon, plusIcon } from '../ui/icons'

const QuantityProblem = lazy(() => import('./quantity-problem'))

export interface QuantityProps {
  readonly value: number
  /** The name of the product. */
  readonly name: string
  /** A typed 0 is refused with the reason. Without it the owner gets the 0. */
  readonly atLeastOne?: boolean
  /** Why the owner refused the last quantity. */
  readonly refusal?: LineQuantityRejection | undefined
  /** Gets 0 when the shopper presses minus at 1: the owner asks before it removes the product. */
  readonly onChange: (quantity: number) => void
}

/** The typed number counts when the shopper leaves the field. A text that is not a number stays, with the reason. */
export function Quantity({ value, name, atLeastOne = false, refusal, onChange }: QuantityProps) {
  const t = useText()
  const id = useId()
  const { draft, type, commit, wrong } = useQuantityField({ value, atLeastOne, onChange })
  const problemId = wrong !== undefined || refusal ? id : undefined
  return (
    <>
      <fieldset className="qty">
        <legend className="visually-hidden">{t('cart.quantityOf', { name })}</legend>
        <button type="button" aria-label={t('product.less')} onClick={() => onChange(value - 1)}>
          <Icon path={minusIcon} small />
        </button>
        <input
          inputMode="numeric"
          aria-label={t('product.quantity')}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          value={draft}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
        <button type="button" aria-label={t('product.more')} onClick={() => onChange(value + 1)}>
          <Icon path={plusIcon} small />
        </button>
      </fieldset>
      {problemId && (
        <Suspense>
          <QuantityProblem id={problemId} typed={wrong} refusal={refusal} />
        </Suspense>
      )}
    </>
  )
}
