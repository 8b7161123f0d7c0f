import type { Messages } from '@vitrin/i18n'
import type { LayoutId, ModalId, PanelId } from '@vitrin/storefront'
import type { ComponentType, ReactNode } from 'react'
import type { Page, PageId } from './stores'
import type { ThemeMessages } from './theme-messages'

export interface ScreenProps<Id extends PageId = PageId> {
  readonly page: Page<Id>
}

type Load<Component> = () => Promise<{ readonly default: Component }>

/**
 * A theme: a component for every layout, screen, panel and modal of the shop. A missing one does not compile. Screens,
 * panels and modals are import functions, so each is a chunk of its own.
 */
export interface Theme<Own extends Messages = Messages> {
  readonly id: string
  /** Version of this contract that the theme was written for. */
  readonly contract: 1
  readonly layouts: { readonly [Id in LayoutId]: ComponentType<{ readonly children: ReactNode }> }
  readonly screens: { readonly [Id in PageId]: Load<ComponentType<ScreenProps<Id>>> }
  readonly panels: { readonly [Id in PanelId]: Load<ComponentType> }
  readonly modals: { readonly [Id in ModalId | 'confirmation']: Load<ComponentType> }
  /** The list of notifications. It is in every page, so that it can announce. */
  readonly notifications: ComponentType
  readonly messages: ThemeMessages<Own>
}

/** A text that one language of the theme lacks does not compile, and the error names its key. */
export function defineTheme<Own extends Messages>(theme: Theme<Own>): Theme<Own> {
  return theme
}
