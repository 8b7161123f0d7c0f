import type { Messages, Theme } from '@vitrin/theme-kit'
import { klarglas } from '../config/klarglas'

/** Every text of the shop's language, as the theme words it. */
export async function allMessages(theme: Theme): Promise<Messages> {
  const language = klarglas.storeView.i18n.defaultLocale.split('-')[0]!
  const [shop, own] = await Promise.all([
    import('@vitrin/i18n/messages/sv'),
    (theme.messages[language] ?? theme.messages.en)(),
  ])
  return { ...shop.messages, ...own.messages, ...own.overrides }
}
