import { createStorefront, type Storefront, type StorefrontOptions } from '@vitrin/storefront'
import type { Theme } from '@vitrin/theme-kit'
import { ScreenRegistry } from '@vitrin/theme-kit/app'
import { nordic } from '@vitrin/theme-nordic'
import { klarglas } from '../config/klarglas'
import type { OperatorSettings } from './page-state'

/** The theme of this shop: the one line to change for another look. */
export const theme: Theme = nordic

export interface App {
  readonly storefront: Storefront
  readonly screens: ScreenRegistry
}

export type AppOptions = Omit<StorefrontOptions, 'config'> & { readonly settings: OperatorSettings }

export function createApp({ settings, ...options }: AppOptions): App {
  return {
    storefront: createStorefront({ ...options, config: { ...klarglas, ...settings } }),
    screens: new ScreenRegistry(theme),
  }
}
