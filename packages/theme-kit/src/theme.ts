import type { Messages } from '@vitrin/i18n'
import type { ComponentType } from 'react'
import type { Layouts } from './contract/layouts'
import type { Modals, Panels } from './contract/over-the-page'
import type { Screens } from './contract/screens'
import type { ThemeMessages } from './theme-messages'

/**
 * A theme: a component for every layout, screen, panel and modal of the shop. A missing one does not compile. Screens,
 * panels and modals are import functions, so each is a chunk of its own.
 */
export interface Theme<Own extends Messages = Messages, Parts extends object = object> {
  readonly id: string
  /** Version of this contract that the theme was written for. */
  readonly contract: 1
  readonly layouts: Layouts
  readonly screens: Screens
  readonly panels: Panels
  readonly modals: Modals
  /** The list of notifications (R8.01–R8.15). It is in every page, so that it can announce; each can be closed. */
  readonly notifications: ComponentType
  readonly messages: ThemeMessages<Own>
  /** Components in the place of the `replaceable` parts of the theme that this one extends. */
  readonly components?: Partial<Parts>
  /** The theme that this one extends. */
  readonly extends?: Theme
}

/** A text that one language of the theme lacks does not compile, and the error names its key. */
export function defineTheme<Own extends Messages>(theme: Theme<Own>): Theme<Own> {
  return theme
}
