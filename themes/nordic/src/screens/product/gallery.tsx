import { picturesOfFinish, usePicture, type GalleryImage, type Picks } from '@vitrin/theme-kit'
import { NoPicture } from '../../components/no-picture'
import { useText } from '../../messages/use-text'
import { Icon } from '../../ui/icon'
import { zoomIcon } from '../../ui/icons'

/** R9.01: gallery 1200 × 1488, large 3000 × 3720. */
const GALLERY = { widths: [600, 900, 1200], ratio: 1488 / 1200 } as const
const LARGE = { widths: [3000], ratio: 3720 / 3000 } as const

export interface GalleryProps {
  readonly images: readonly GalleryImage[]
  readonly picks: Picks
  readonly name: string
  readonly type: string | undefined
}

export function Gallery({ images, picks, name, type }: GalleryProps) {
  const t = useText()
  const picture = usePicture()
  if (images.length === 0)
    return (
      <div className="gallery is-empty">
        <NoPicture type={type} />
      </div>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
    <section className="gallery" aria-label={t('product.pictures')} tabIndex={0}>
      {picturesOfFinish(images, picks).map(({ src, label }, index) => (
        <figure key={src}>
          <img
            {...picture(src, GALLERY)}
            sizes="(min-width: 64rem) 50vw, 88vw"
            alt={label ?? (index === 0 ? name : t('product.pictureAlt', { name, number: index + 1 }))}
            {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            decoding="async"
          />
          <a
            className="icon-button zoom"
            href={picture(src, LARGE).src}
            aria-label={t('product.zoom', { number: index + 1 })}
          >
            <Icon path={zoomIcon} />
          </a>
        </figure>
      ))}
    </section>
  )
}
