import { useFormats, type CartItemDraft } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

type Piece = Pick<CartItemDraft, 'options' | 'made_to_measure'>

/** The measures of a piece, e.g. "874 × 912 × 1 985 mm", and under them its choices. */
export function PieceText({ piece }: { readonly piece: Piece }) {
  const t = useText()
  const formats = useFormats()
  const { made_to_measure: measured, options } = piece
  const size = measured && formats.size(...Object.values(measured.measures))
  // The options repeat the measures, and the size "own measures": they are left out.
  const shown = new Set(
    measured && [t('product.own'), ...Object.values(measured.measures).map((length) => `${length} mm`)],
  )
  const choices = options.flatMap(({ value }) => (shown.has(value) ? [] : [value])).join(', ')
  return (
    <>
      {size && <span className="num">{size}</span>}
      {size && choices && <br />}
      {choices}
    </>
  )
}
