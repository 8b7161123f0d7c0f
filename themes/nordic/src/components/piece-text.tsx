import { usePieceWords, type CartItemDraft } from '@vitrin/theme-kit'
import { Fragment } from 'react'

type Piece = Pick<CartItemDraft, 'options' | 'made_to_measure'>

/** The measures of a piece, e.g. "874 × 912 × 1 985 mm", and under them its choices. */
export function PieceText({ piece }: { readonly piece: Piece }) {
  const words = usePieceWords()
  return words(piece).map((text, index) => (
    <Fragment key={text}>
      {index > 0 && <br />}
      {/* Measures stay in one line; choices may wrap. */}
      {index === 0 && piece.made_to_measure ? <span className="num">{text}</span> : text}
    </Fragment>
  ))
}
