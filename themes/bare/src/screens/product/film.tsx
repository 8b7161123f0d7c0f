import {
  observer,
  useMessage,
  usePicture,
  useShopper,
  useStorefront,
  useWithShopper,
  type ShownPicture,
} from '@vitrin/theme-kit'
import { useState } from 'react'
import { Button } from '../../ui/button'

type Video = NonNullable<ShownPicture['video']>

export interface FilmProps {
  /** The picture before the film plays. */
  readonly src: string
  readonly video: Video
  readonly name: string
}

const FILE = /\.(mp4|webm|ogv|m4v)$/i
const NAMES: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** A film of the shop, or of another site: that one is loaded after the shopper's yes (record 0067). */
export default observer(function Film({ src, video, name }: FilmProps) {
  const t = useMessage()
  const picture = usePicture()
  const { mediaBaseUrl, videoPlayers } = useStorefront().config
  const sources = useShopper()?.consent.sources
  const withShopper = useWithShopper()
  const [isWanted, setWanted] = useState(false)
  const { url, type = '', id, title = name } = video
  const [path = ''] = url.split(/[?#]/)
  const film = /^\/(?!\/)/.test(url) && FILE.test(path) ? mediaBaseUrl + url : undefined
  const site = videoPlayers && Object.hasOwn(videoPlayers, type) ? videoPlayers[type] : undefined
  const player = id === undefined ? undefined : site?.replace('{id}', encodeURIComponent(id))
  const playerName = NAMES[type] ?? (URL.canParse(url) ? new URL(url).hostname : url)
  const isAllowed = film !== undefined || sources?.includes(type) === true
  if (isWanted && isAllowed && film)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- films of the catalogue come without captions
      <video src={film} aria-label={title} controls autoPlay playsInline ref={focusOnce} />
    )
  if (isWanted && isAllowed && player)
    return (
      <iframe
        src={player}
        title={title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it cannot reach this page
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={focusOnce}
      />
    )
  return (
    <figure>
      <img {...picture(src, { widths: [600, 900, 1200], ratio: 1488 / 1200 })} sizes="240px" alt="" loading="lazy" />
      {!film && !player && (
        <a href={url} rel="noreferrer" target="_blank">
          {t('gallery.playerElsewhere', { player: playerName })}
        </a>
      )}
      {(film ?? player) && !isWanted && (
        <Button aria-label={t('gallery.play', { title })} onClick={() => setWanted(true)}>
          ▶
        </Button>
      )}
      {isWanted && !isAllowed && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for form fields
        <div role="group" aria-label={title} tabIndex={-1} ref={focusOnce}>
          <p>{t('gallery.playerQuestion', { player: playerName })}</p>
          <Button onClick={() => void withShopper(({ consent }) => consent.allowSource(type))}>
            {t('gallery.playerYes')}
          </Button>
          <Button onClick={() => setWanted(false)}>{t('gallery.playerNo')}</Button>
        </div>
      )}
    </figure>
  )
})

/** The focused button is gone when this takes its place. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
