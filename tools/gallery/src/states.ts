import type { GalleryState } from './gallery-state'
import { accountStates } from './states/account'
import { content } from './states/content'
import { ordering } from './states/ordering'
import { overThePage } from './states/over-the-page'
import { shopping } from './states/shopping'

/** Every screen, layout, panel and modal of the contract, each in its states. */
export const STATES: readonly GalleryState[] = [...shopping, ...content, ...ordering, ...accountStates, ...overThePage]

export function stateWith(id: string): GalleryState {
  const state = STATES.find((one) => one.id === id)
  if (!state) throw new Error(`The gallery has no state "${id}".`)
  return state
}
