import { useFormats } from '@vitrin/theme-kit'
import { drawing, GUIDE_PIECES } from '@vitrin/theme-kit/drawing'
import '../styles/size-guide.css'
import { ThumbnailDrawing } from '../drawing/thumbnail-drawing'
import { useText } from '../messages/use-text'

/** Where to measure: a drawing for each kind of piece. */
export default function SizeGuide() {
  const t = useText()
  const formats = useFormats()
  return (
    <ul className="list size-guide">
      {GUIDE_PIECES.map(({ name, text, piece }) => (
        <li key={name}>
          <ThumbnailDrawing
            drawing={drawing(piece)}
            title={t('sizeGuide.drawing', { name: t(name) })}
            glass={piece.choices['glass']}
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
