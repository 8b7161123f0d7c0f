import { hasImage, useFormats, usePicture, type MadeToMeasureSnapshot } from '@vitrin/theme-kit'
import { drawing } from '@vitrin/theme-kit/drawing'
import { ThumbnailDrawing } from '../drawing/thumbnail-drawing'
import { NoPicture } from './no-picture'
import { useText, type TextKey } from '../messages/use-text'
import { classNames } from '../ui/class-names'

const DIMENSIONS: Readonly<Record<string, TextKey>> = {
  width: 'size.width',
  depth: 'size.depth',
  height: 'size.height',
  diameter: 'size.diameter',
}

export interface PiecePictureProps {
  readonly name: string
  readonly image?: string | undefined
  readonly measured: MadeToMeasureSnapshot | undefined
  /**
   * A drawing narrower than 120 px has no numbers, because the text beside it has them: `always`, or on narrow
   * screens.
   */
  readonly mini: 'always' | 'narrow'
}

/** The drawing of a piece that is cut to size, otherwise the picture of the product (R9.01: 150 × 150). */
export function PiecePicture({ name, image, measured, mini }: PiecePictureProps) {
  return (
    <div className={classNames('line-draw', mini === 'always' ? 'is-mini' : 'is-mini-narrow')}>
      {measured ? (
        <Drawn name={name} measured={measured} />
      ) : hasImage(image) ? (
        <Pictured image={image} />
      ) : (
        <NoPicture />
      )}
    </div>
  )
}

function Pictured({ image }: { readonly image: string }) {
  const picture = usePicture()
  return <img {...picture(image, { widths: [150, 300], ratio: 1 })} sizes="150px" alt="" />
}

function Drawn({ name, measured }: { readonly name: string; readonly measured: MadeToMeasureSnapshot }) {
  const t = useText()
  const formats = useFormats()
  const parts = Object.entries(measured.measures).flatMap(([code, value]) => {
    const key = DIMENSIONS[code]
    return key ? [t('drawing.part', { dimension: t(key).toLowerCase(), length: value })] : []
  })
  return (
    <ThumbnailDrawing
      drawing={drawing(measured)}
      title={t('drawing.sentenceOf', { name, measures: parts.join(', ') })}
      glass={measured.choices['glass']}
      length={(value) => formats.number(value)}
    />
  )
}
