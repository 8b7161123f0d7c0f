import { quantityText, useFormats, useMessage, type AddToCart, type MessageKey } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { Problem } from '../../ui/note'

type Refusal = NonNullable<AddToCart['refusal']>

export interface ProblemProps {
  readonly refusal: Refusal
}

/** A refusal without a text here is shown at the measures. */
const TEXTS: Readonly<Partial<Record<Refusal['code'], MessageKey>>> = {
  'price-unknown': 'cart.priceUnknown',
  'no-variants': 'product.noVariants',
  'out-of-stock': 'cart.outOfStock',
  'qty-not-positive': 'validation.quantityAboveZero',
  'options-missing': 'validation.fixErrors',
  'has-errors': 'cart.addingFailed',
  'line-gone': 'cart.editedLineGone',
}

/** Why nothing was added; the focus goes to the first wrong field. */
export default function AddingProblem({ refusal }: ProblemProps) {
  const t = useMessage()
  const formats = useFormats()
  // Each refusal is a new one, and only a refusal renders this part again.
  useEffect(() => document.querySelector<HTMLElement>('#buy [aria-invalid="true"]')?.focus())
  const key = TEXTS[refusal.code]
  return <Problem>{refusal.code === 'bad-quantity' ? quantityText(refusal.reason, t, formats) : key && t(key)}</Problem>
}
