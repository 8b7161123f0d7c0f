import type { PanelId } from '@vitrin/storefront'
import type { ComponentType } from 'react'
import { loadDeferred } from '../deferred'
import type { PageId } from '../stores'
import type { ScreenProps, Theme } from '../theme'

type Panel = Awaited<ReturnType<Theme['panels'][PanelId]>>

/**
 * The screens and panels of a theme whose code is loaded. A screen is loaded before it is rendered (decisions.md 15),
 * because the server's string render would send only the fallback of a `lazy` one.
 */
export class ScreenRegistry {
  readonly #theme: Theme
  readonly #loaded = new Map<PageId, ComponentType<ScreenProps>>()
  readonly #panels = new Map<PanelId, Panel>()

  constructor(theme: Theme) {
    this.#theme = theme
  }

  /** Loads a screen with all its deferred parts. */
  async load(id: PageId): Promise<void> {
    await this.loadFirst(id)
    await loadDeferred()
  }

  /** Loads a screen for hydration. Its deferred parts are in the server's HTML and load afterwards. */
  async loadFirst(id: PageId): Promise<void> {
    if (this.#loaded.has(id)) return
    const { default: screen } = await this.#theme.screens[id]()
    this.#loaded.set(id, screen as ComponentType<ScreenProps>)
  }

  /** Loads the code of a panel before it opens. */
  async fetchPanel(id: PanelId): Promise<void> {
    this.#panels.set(id, await this.#theme.panels[id]())
  }

  /** For React's `lazy`. A panel that was fetched answers at once, so that its first opening shows no gap. */
  panel(id: PanelId): ReturnType<Theme['panels'][PanelId]> {
    const panel = this.#panels.get(id)
    if (panel === undefined) return this.#theme.panels[id]()
    // oxlint-disable-next-line unicorn/no-thenable -- React waits one turn for a promise and would show a gap
    return { then: (resolve: (panel: Panel) => void) => resolve(panel) } as unknown as Promise<Panel>
  }

  get(id: PageId): ComponentType<ScreenProps> {
    const screen = this.#loaded.get(id)
    if (!screen) throw new Error(`Load the screen "${id}" before rendering it.`)
    return screen
  }
}
