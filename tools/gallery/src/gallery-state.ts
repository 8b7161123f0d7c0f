import type { Theme } from '@vitrin/theme-kit'
import type { Tab } from './shop/tab'
import type { World } from './shop/world'

/** Names of the contract, by kind. */
interface Names {
  readonly screen: keyof Theme['screens']
  readonly layout: keyof Theme['layouts']
  readonly panel: keyof Theme['panels']
  readonly modal: keyof Theme['modals']
  readonly notifications: 'notifications'
}

/** One part of a theme in one state. */
export interface GalleryState<Kind extends keyof Names = keyof Names> {
  /** Unique, for addresses: `category-empty`, `panel-search-empty`. */
  readonly id: string
  readonly kind: Kind
  readonly name: Names[Kind]
  readonly state: string
  /** The page that is opened; undefined for the empty shell, before a page is there. */
  readonly address: string | undefined
  /** Changes the shop and the device before the page opens. */
  readonly arrange?: ((world: World) => void) | undefined
  /** Does in the open page what the shopper does. */
  readonly prepare?: ((tab: Tab) => void | Promise<void>) | undefined
}

type Rest = Pick<GalleryState, 'arrange' | 'prepare'>

function stateOf<Kind extends keyof Names>(kind: Kind) {
  const start = kind === 'screen' || kind === 'notifications' ? '' : `${kind}-`
  return (name: Names[Kind], state: string, address: string | undefined, rest: Rest = {}): GalleryState<Kind> => ({
    id: `${start}${name}-${state.replaceAll(' ', '-')}`,
    kind,
    name,
    state,
    address,
    ...rest,
  })
}

export const screen = stateOf('screen')
export const layout = stateOf('layout')
export const panel = stateOf('panel')
export const modal = stateOf('modal')
export const notifications = stateOf('notifications')
