import { deferred, useMessage, usePicture, type ShownPicture } from '@vitrin/theme-kit'
import { useState, type ComponentType } from 'react'
import type { FilmProps } from './film'
import type { ViewerProps } from './viewer'

const Viewer: ComponentType<ViewerProps> = deferred(() => import('./viewer'))
const Film: ComponentType<FilmProps> = deferred(() => import('./film'))

/** R9.01: gallery 1200 × 1488, large 3000 × 3720. */
const GALLERY = { widths: [600, 900, 1200], ratio: 1488 / 1200 } as const
const LARGE = { widths: [3000], ratio: 3720 / 3000 } as const

export interface PicturesProps {
  readonly images: readonly ShownPicture[]
  readonly name: string
}

/** A strip of pictures that scrolls sideways; each opens large. */
export function Pictures({ images, name }: PicturesProps) {
  const t = useMessage()
  const picture = usePicture()
  const [open, setOpen] = useState<number>()
  const stills = images.filter(({ video }) => !video)
  if (images.length === 0) return null
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard */}
      <section className="strip" aria-label={t('product.pictures')} tabIndex={0}>
        {images.map((image, index) => {
          const { src, label, video, isMirrored } = image
          if (video) return <Film key={src} src={src} video={video} name={label ?? name} />
          return (
            // One element shows one finish after another: the old picture stays until the new one is there.
            <a
              key={index}
              href={picture(src, LARGE).src}
              aria-label={t('product.zoom', { number: index + 1 })}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                setOpen(stills.indexOf(image))
              }}
            >
              <img
                {...picture(src, GALLERY)}
                className={isMirrored ? 'mirrored' : undefined}
                sizes="240px"
                alt={label ?? (index === 0 ? name : t('product.pictureAlt', { name, number: index + 1 }))}
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                decoding="async"
              />
            </a>
          )
        })}
      </section>
      {open !== undefined && <Viewer pictures={stills} name={name} start={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
