import { useState } from 'react'

export interface QuantityFieldOptions {
  readonly value: number
  /** A typed 0 is refused. Without it the owner gets the 0. */
  readonly atLeastOne: boolean
  readonly onChange: (quantity: number) => void
}

export interface QuantityField {
  /** The text in the field. */
  readonly draft: string
  readonly type: (text: string) => void
  /** The field was left, or Enter was pressed. */
  readonly commit: () => void
  /** The text that is no quantity. */
  readonly wrong: string | undefined
}

/** The typed number counts when the shopper leaves the field. A text that is not a number stays. */
export function useQuantityField({ value, atLeastOne, onChange }: QuantityFieldOptions): QuantityField {
  const [draft, setDraft] = useState(String(value))
  const [shown, setShown] = useState(value)
  const [wrong, setWrong] = useState<string>()
  const reset = () => {
    setDraft(String(value))
    setWrong(undefined)
  }
  if (shown !== value) {
    setShown(value)
    reset()
  }
  return {
    draft,
    type: setDraft,
    commit: () => {
      const isRefused = !/^\s*\d+\s*$/.test(draft) || (atLeastOne && Number(draft) === 0)
      if (isRefused) return setWrong(draft)
      if (Number(draft) !== value) onChange(Number(draft))
      reset()
    },
    wrong,
  }
}
