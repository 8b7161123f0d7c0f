import { useFormats, type CartItemDraft } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

type Piece = Pick<CartItemDraft, 'options' | 'made_to_measure'>

/** "874 × 912 × 1 985 mm" over the choices in words. */
export function PieceText({ piece }: { readonly piece: Piece }) {
  const t = useText()
  const formats = useFormats()
  const { made_to_measure: measured, options } = piece
  const size = measured && formats.size(...Object.values(measured.measures))
  // The measures stand above: as options, and as the size "own measures", they would be said twice.
  const said = new Set(
    measured && [t('product.own'), ...Object.values(measured.measures).map((length) => `${length} mm`)],
  )
  const words = options.flatMap(({ value }) => (said.has(value) ? [] : [value])).join(', ')
  return (
    <>
      {size && <span className="num">{size}</span>}
      {size && words && <br />}
      {words}
    </>
  )
}
