import type { PageId, PanelId } from '@vitrin/storefront'
import type { ComponentType } from 'react'
import { loadDeferred } from './deferred'
import type { ScreenProps, Theme } from './theme'

/**
 * Screens are imported before they are rendered (decisions.md 15): a `lazy` inside
 * a string render would send only its fallback.
 */
export class ScreenRegistry {
  readonly #theme: Theme
  readonly #loaded = new Map<PageId, ComponentType<ScreenProps>>()

  constructor(theme: Theme) {
    this.#theme = theme
  }

  /** The screen with all its parts. */
  async load(id: PageId): Promise<void> {
    await this.loadFirst(id)
    await loadDeferred()
  }

  /** What hydration needs: parts that the server has sent come afterwards. */
  async loadFirst(id: PageId): Promise<void> {
    if (this.#loaded.has(id)) return
    const { default: screen } = await this.#theme.screens[id]()
    this.#loaded.set(id, screen as ComponentType<ScreenProps>)
  }

  /** The code of a panel, before it is opened. */
  async fetchPanel(id: PanelId): Promise<void> {
    await this.#theme.panels[id]()
  }

  get(id: PageId): ComponentType<ScreenProps> {
    const screen = this.#loaded.get(id)
    if (!screen) throw new Error(`Load the screen "${id}" before rendering it.`)
    return screen
  }
}
