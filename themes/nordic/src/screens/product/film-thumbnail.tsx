import { usePicture, type ShownPicture } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { playIcon } from '../../ui/deferred-icons'
import { Icon } from '../../ui/icon'

export interface FilmThumbnailProps {
  readonly films: readonly ShownPicture[]
  readonly name: string
  /** Plays the film with this picture. */
  readonly onPlay: (src: string) => void
}

/** Small pictures of the films on the first picture: on a phone the films are at the end of a strip. */
export default function FilmThumbnail({ films, name, onPlay }: FilmThumbnailProps) {
  const t = useText()
  const picture = usePicture()
  return (
    <div className="film-thumbnails">
      {films.map(({ src, video }) => (
        <button
          key={src}
          type="button"
          aria-label={t('gallery.showFilm', { title: video?.title ?? name })}
          onClick={() => onPlay(src)}
        >
          <img {...picture(src, { widths: [150], ratio: 1488 / 1200 })} alt="" loading="lazy" decoding="async" />
          <Icon path={playIcon} />
        </button>
      ))}
    </div>
  )
}
