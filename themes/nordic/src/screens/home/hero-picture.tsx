import { usePicture } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'

export interface HeroPictureProps {
  /** The typed opening with grouped digits. The depth belongs to the picture. */
  readonly width: string
  readonly height: string
}

const LINES = ['M92 480L241 512.5', 'M250 512.5L312 468', 'M80 98V472']

/**
 * A photograph with the shopper's own opening written on it: the only dimension lines that need not be true.
 * The lines belong to this picture; another picture needs other coordinates.
 */
export function HeroPicture({ width, height }: HeroPictureProps) {
  const t = useText()
  const picture = usePicture()
  return (
    <div className="hero-media">
      <div className="hero-frame">
        <img
          {...picture('/corner-black-clear-room.webp', { widths: [600, 750, 900, 1200], ratio: 1488 / 1200 })}
          sizes="(min-width: 48rem) 50vw, 100vw"
          alt={t('home.heroAlt')}
          fetchPriority="high"
          decoding="async"
        />
        <svg viewBox="0 0 450 558" aria-hidden="true">
          {LINES.map((line) => (
            <path key={line} className="draw" pathLength="1" d={line} />
          ))}
          <path d="M88 483l8-6M237 515.5l8-6M246 512l8 1M308 467l8 2M76 101.5l8-7M76 475.5l8-7" />
          <Plate at="translate(166.5 496.3) rotate(12.3)" half={16}>
            {width}
          </Plate>
          <Plate at="translate(281 490.2) rotate(-35.7)" half={14}>
            900
          </Plate>
          <Plate at="translate(80 285) rotate(-90)" half={18}>
            {height}
          </Plate>
        </svg>
      </div>
    </div>
  )
}

function Plate({ at, half, children }: { readonly at: string; readonly half: number; readonly children: string }) {
  return (
    <g transform={at}>
      <rect x={-half} y="-7.5" width={2 * half} height="15" />
      <text>{children}</text>
    </g>
  )
}
