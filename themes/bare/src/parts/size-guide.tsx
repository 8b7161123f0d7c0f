import { useFormats, useMessage } from '@vitrin/theme-kit'
import { drawing, GUIDE_PIECES } from '@vitrin/theme-kit/drawing'
import { PieceDrawing } from '../drawing/piece-drawing'

/** Where to measure: a drawing for each kind of piece. */
export function SizeGuide() {
  const t = useMessage()
  const formats = useFormats()
  return (
    <ul className="lines guide">
      {GUIDE_PIECES.map(({ name, text, piece }) => (
        <li key={name}>
          <PieceDrawing
            drawing={drawing(piece)}
            title={t('sizeGuide.drawing', { name: t(name) })}
            length={(millimetres) => formats.number(millimetres)}
          />
          <div>
            <h3>{t(name)}</h3>
            <p>{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
