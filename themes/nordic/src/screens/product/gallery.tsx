import { usePicture, type ShownPicture } from '@vitrin/theme-kit'
import { useState, type MouseEvent } from 'react'
import { NoPicture } from '../../components/no-picture'
import { useText } from '../../messages/use-text'
import '../../styles/video.css'
import { Icon } from '../../ui/icon'
import { zoomIcon } from '../../ui/icons'
import { FilmThumbnail, GalleryVideo, PictureViewer } from './deferred-parts'
import { GALLERY, LARGE } from './gallery-sizes'

export interface GalleryProps {
  readonly images: readonly ShownPicture[]
  readonly name: string
  readonly type: string | undefined
}

export function Gallery({ images, name, type }: GalleryProps) {
  const t = useText()
  const picture = usePicture()
  const [zoomed, setZoomed] = useState<number>()
  /** The picture of the film that the shopper has asked for. */
  const [film, setFilm] = useState<string>()
  if (images.length === 0)
    return (
      <div className="gallery is-empty">
        <NoPicture type={type} />
      </div>
    )
  const stills = images.filter(({ video }) => !video)
  const films = images.filter(({ video }) => video)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
    <section className="gallery" aria-label={t('product.pictures')} tabIndex={0}>
      {images.map((image, index) => {
        const { src, label, video, isMirrored } = image
        if (video)
          return (
            <GalleryVideo
              key={src}
              src={src}
              video={video}
              name={label ?? name}
              isWanted={film === src}
              onWant={(isWanted) => setFilm(isWanted ? src : undefined)}
            />
          )
        return (
          // One element shows one finish after another: the page keeps the old picture until the new one is there.
          <figure key={index}>
            <img
              {...picture(src, GALLERY)}
              className={isMirrored && 'is-mirrored'}
              sizes="(min-width: 64rem) 50vw, 88vw"
              alt={label ?? (index === 0 ? name : t('product.pictureAlt', { name, number: index + 1 }))}
              {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              decoding="async"
            />
            <a
              className="icon-button zoom"
              href={picture(src, LARGE).src}
              aria-label={t('product.zoom', { number: index + 1 })}
              onClick={(event) => opensHere(event) && setZoomed(stills.indexOf(image))}
            >
              <Icon path={zoomIcon} />
            </a>
            {index === 0 && films.length > 0 && <FilmThumbnail films={films} name={name} onPlay={setFilm} />}
          </figure>
        )
      })}
      {zoomed !== undefined && (
        <PictureViewer pictures={stills} name={name} start={zoomed} onClose={() => setZoomed(undefined)} />
      )}
    </section>
  )
}

/** A click with Ctrl or Shift opens the picture in a tab of its own, as with every link. */
function opensHere(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false
  event.preventDefault()
  return true
}
