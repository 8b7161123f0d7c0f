import { observer, usePicture, useShopper, useStorefront, useWithShopper, type ShownPicture } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { playIcon } from '../../ui/deferred-icons'
import { Icon } from '../../ui/icon'
import { GALLERY } from './gallery-sizes'
import { filmAddress, playerAddress, playerName } from './video-addresses'

type Video = NonNullable<ShownPicture['video']>

export interface GalleryVideoProps {
  /** The picture before the film plays. */
  readonly src: string
  readonly video: Video
  readonly name: string
  /** The shopper has asked for this film. */
  readonly isWanted: boolean
  readonly onWant: (isWanted: boolean) => void
}

/** A film in its place in the gallery. The player of another site is loaded after the shopper's yes (record 0067). */
export default observer(function GalleryVideo({ src, video, name, isWanted, onWant }: GalleryVideoProps) {
  const t = useText()
  const picture = usePicture()
  const { mediaBaseUrl, videoPlayers } = useStorefront().config
  const consent = useShopper()?.consent
  const withShopper = useWithShopper()
  const title = video.title ?? name
  const type = video.type ?? ''
  const film = filmAddress(video, mediaBaseUrl)
  const player = playerAddress(video, videoPlayers)
  const isAllowed = film !== undefined || consent?.sources.includes(type) === true
  if (isWanted && isAllowed && (film ?? player))
    return (
      <figure className="film">
        {film ? <Film address={film} title={title} /> : <Player address={player} title={title} />}
      </figure>
    )
  const poster = (
    <img {...picture(src, GALLERY)} sizes="(min-width: 64rem) 50vw, 88vw" alt="" loading="lazy" decoding="async" />
  )
  if (!film && !player)
    return (
      <figure className="film">
        {poster}
        <a className="button film-link" href={video.url} rel="noreferrer" target="_blank">
          {t('gallery.playerElsewhere', { player: playerName(video) })}
        </a>
      </figure>
    )
  return (
    <figure className="film">
      {poster}
      {isWanted ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form fields
        <div className="film-question" role="group" aria-label={title} tabIndex={-1} ref={focusOnce}>
          <p>{t('gallery.playerQuestion', { player: playerName(video) })}</p>
          <div className="cluster">
            <Button small onClick={() => void withShopper((shopper) => shopper.consent.allowSource(type))}>
              {t('gallery.playerYes')}
            </Button>
            <Button small secondary onClick={() => onWant(false)}>
              {t('gallery.playerNo')}
            </Button>
          </div>
        </div>
      ) : (
        <button type="button" className="play" aria-label={t('gallery.play', { title })} onClick={() => onWant(true)}>
          <Icon path={playIcon} />
        </button>
      )}
    </figure>
  )
})

interface PlayingProps {
  readonly address: string | undefined
  readonly title: string
}

function Film({ address, title }: PlayingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- films of the catalogue come without a file of captions
    <video src={address} aria-label={title} controls autoPlay playsInline ref={focusOnce} />
  )
}

function Player({ address, title }: PlayingProps) {
  return (
    // The player is another origin: it cannot reach this page, and without its own origin it does not play.
    <iframe
      src={address}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      referrerPolicy="strict-origin-when-cross-origin"
      ref={focusOnce}
    />
  )
}

/** The focused button is gone when the film takes its place. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
