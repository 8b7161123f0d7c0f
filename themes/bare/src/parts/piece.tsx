import {
  hasImage,
  MEASURE_NAMES,
  useMessage,
  usePicture,
  usePieceWords,
  type CartItemDraft,
  type MadeToMeasureSnapshot,
} from '@vitrin/theme-kit'
import { drawing } from '@vitrin/theme-kit/drawing'
import { PieceDrawing } from '../drawing/piece-drawing'

export interface PiecePictureProps {
  readonly name: string
  readonly image?: string | undefined
  readonly measured: MadeToMeasureSnapshot | undefined
}

/** The drawing of a piece that is cut to size, otherwise the picture of the product. */
export function PiecePicture({ name, image, measured }: PiecePictureProps) {
  const t = useMessage()
  const picture = usePicture()
  if (!measured)
    return hasImage(image) ? (
      <img {...picture(image, { widths: [150, 300], ratio: 1 })} sizes="72px" alt="" />
    ) : (
      <span className="no-picture" />
    )
  const measures = Object.entries(measured.measures).flatMap(([code, length]) => {
    const key = MEASURE_NAMES[code]
    return key ? [t('drawing.part', { dimension: t(key).toLowerCase(), length })] : []
  })
  const title = t('drawing.sentenceOf', { name, measures: measures.join(', ') })
  return <PieceDrawing drawing={drawing(measured)} title={title} />
}

/** The measures of a piece, and its choices, a line each. */
export function PieceText({ piece }: { readonly piece: Pick<CartItemDraft, 'options' | 'made_to_measure'> }) {
  const words = usePieceWords()
  return words(piece).map((text) => (
    <span key={text} className="line">
      {text}
    </span>
  ))
}
