import type { DateWords, Separators } from '@vitrin/i18n'
import { createStorefront, type Storefront, type StorefrontOptions } from '@vitrin/storefront'
import { ScreenRegistry } from '@vitrin/theme-kit/app'
import { klarglas } from '../config/klarglas'
import { theme } from '../config/theme'
import type { OperatorSettings } from './page-state'

export { theme }

export interface App {
  readonly storefront: Storefront
  readonly screens: ScreenRegistry
}

export type AppOptions = Omit<StorefrontOptions, 'config'> & {
  readonly settings: OperatorSettings
  /** See `PageState`. */
  readonly separators?: Separators | undefined
  readonly dateWords?: DateWords | undefined
  /** A server gives those of its other requests: they hold code only. */
  readonly screens?: ScreenRegistry
}

export function createApp({
  settings,
  separators,
  dateWords,
  screens = new ScreenRegistry(theme),
  ...options
}: AppOptions): App {
  const config = { ...klarglas, ...settings }
  const { storeView } = config
  return {
    storefront: createStorefront({
      ...options,
      config: { ...config, storeView: { ...storeView, i18n: { ...storeView.i18n, separators, dateWords } } },
    }),
    screens,
  }
}
