import type { ModalId, PanelId } from '@vitrin/storefront'
import type { ComponentType } from 'react'
import { loadDeferred } from '../deferred'
import type { PageId } from '../stores'
import type { ScreenProps } from '../contract/screens'
import type { Theme } from '../theme'

type Panel = Awaited<ReturnType<Theme['panels'][PanelId]>>

/**
 * The screens and panels of a theme whose code is loaded. A screen is loaded before it is rendered (decisions.md 15),
 * because the server's string render would send only the fallback of a `lazy` one.
 */
export class ScreenRegistry {
  #theme: Theme
  readonly #texts: () => Promise<void>
  readonly #loaded = new Map<PageId, ComponentType<ScreenProps>>()
  readonly #panels = new Map<PanelId, Panel>()

  /** @param texts brings the texts that the first page does without. Everything after it waits for them. */
  constructor(theme: Theme, texts: () => Promise<void> = async () => undefined) {
    this.#theme = theme
    this.#texts = texts
  }

  /** Loads a screen with all its deferred parts. */
  async load(id: PageId): Promise<void> {
    await Promise.all([this.loadFirst(id).then(() => loadDeferred()), this.#texts()])
  }

  /** Loads a screen for hydration. Its deferred parts are in the server's HTML and load afterwards. */
  async loadFirst(id: PageId): Promise<void> {
    if (this.#loaded.has(id)) return
    const { default: screen } = await this.#theme.screens[id]()
    this.#loaded.set(id, screen as ComponentType<ScreenProps>)
  }

  /** Loads the code of a panel before it opens. */
  async fetchPanel(id: PanelId): Promise<void> {
    this.#panels.set(id, await this.#withTexts(this.#theme.panels[id]()))
  }

  /** For React's `lazy`. A panel that was fetched answers at once, so that its first opening shows no gap. */
  panel(id: PanelId): ReturnType<Theme['panels'][PanelId]> {
    const panel = this.#panels.get(id)
    if (panel === undefined) return this.#withTexts(this.#theme.panels[id]())
    // oxlint-disable-next-line unicorn/no-thenable -- React waits one turn for a promise and would show a gap
    return { then: (resolve: (panel: Panel) => void) => resolve(panel) } as unknown as Promise<Panel>
  }

  modal(id: ModalId): ReturnType<Theme['modals'][ModalId]> {
    return this.#withTexts(this.#theme.modals[id]())
  }

  async #withTexts<Part>(part: Promise<Part>): Promise<Part> {
    const [loaded] = await Promise.all([part, this.#texts()])
    return loaded
  }

  /**
   * From now on the screens are those of another theme, and the shop is to be drawn with it. The screen of the page in
   * front comes first, so that this page stays, with all stores.
   */
  async switchTo(theme: Theme, shown: PageId): Promise<void> {
    const next = new ScreenRegistry(theme)
    await Promise.all([next.load(shown), next.load('error')])
    this.#theme = theme
    this.#panels.clear()
    this.#loaded.clear()
    for (const [id, screen] of next.#loaded) this.#loaded.set(id, screen)
  }

  get(id: PageId): ComponentType<ScreenProps> {
    const screen = this.#loaded.get(id)
    if (!screen) throw new Error(`Load the screen "${id}" before rendering it.`)
    return screen
  }
}
