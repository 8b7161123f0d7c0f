import { useState } from 'react'
import { Icon } from './icon'
import { minusIcon, plusIcon } from './icons'

export interface QuantityProps {
  readonly value: number
  readonly labels: { readonly group: string; readonly less: string; readonly more: string; readonly quantity: string }
  /** Gets 0 for minus at 1: the owner asks before it removes. */
  readonly onChange: (quantity: number) => void
}

/** The number is typed freely and taken over when the field is left. */
export function Quantity({ value, labels, onChange }: QuantityProps) {
  const [draft, setDraft] = useState(String(value))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setDraft(String(value))
  }
  const commit = () => {
    const typed = Number.parseInt(draft, 10)
    if (Number.isInteger(typed) && typed !== value) onChange(Math.max(0, typed))
    setDraft(String(value))
  }
  return (
    <fieldset className="qty" aria-label={labels.group}>
      <button type="button" aria-label={labels.less} onClick={() => onChange(value - 1)}>
        <Icon path={minusIcon} small />
      </button>
      <input
        inputMode="numeric"
        aria-label={labels.quantity}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button type="button" aria-label={labels.more} onClick={() => onChange(value + 1)}>
        <Icon path={plusIcon} small />
      </button>
    </fieldset>
  )
}
