import type { ShownPicture } from '@vitrin/theme-kit'

type Video = NonNullable<ShownPicture['video']>

const FILE = /\.(mp4|webm|ogv|m4v)$/i
const NAMES: Readonly<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** The address of a file that the browser plays itself: one of the shop. Undefined for the film of another site. */
export function filmAddress({ url }: Video, mediaBaseUrl: string): string | undefined {
  const [path = ''] = url.split(/[?#]/)
  return /^\/(?!\/)/.test(url) && FILE.test(path) ? mediaBaseUrl + url : undefined
}

/** The address of a player that the shop allows, for a film of its site. */
export function playerAddress(
  { type, id }: Video,
  players: Readonly<Record<string, string>> | undefined,
): string | undefined {
  const address = type === undefined || !players || !Object.hasOwn(players, type) ? undefined : players[type]
  return id === undefined ? undefined : address?.replace('{id}', encodeURIComponent(id))
}

/** The name that shoppers know, otherwise the host of the film's address. */
export function playerName({ type = '', url }: Video): string {
  return NAMES[type] ?? (URL.canParse(url) ? new URL(url).hostname : url)
}
