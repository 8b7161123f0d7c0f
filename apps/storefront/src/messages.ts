import type { Messages, Theme } from '@vitrin/theme-kit'
import { klarglas } from '../config/klarglas'

/** Every sentence of the shop's language: shared ones and the theme's. */
export async function allMessages(theme: Theme): Promise<Messages> {
  const locale = klarglas.storeView.i18n.defaultLocale.split('-')[0]!
  const [shared, own] = await Promise.all([
    import('@vitrin/i18n/messages/sv'),
    (theme.messages[locale] ?? theme.messages.en)(),
  ])
  return { ...shared.messages, ...own.messages }
}
