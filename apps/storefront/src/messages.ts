import type { Messages, Theme, ThemeTexts } from '@vitrin/theme-kit'
import { klarglas } from '../config/klarglas'

/**
 * Every text in the language of the shop, as the theme words it.
 * A theme without this language shows its own parts in English, and overrides no text of the shop.
 */
export async function allMessages({ messages: languages }: Pick<Theme, 'messages'>): Promise<Messages> {
  const language = klarglas.storeView.i18n.defaultLocale.split('-')[0]!
  const load: () => Promise<ThemeTexts<Messages>> =
    languages[language] ?? (async () => ({ messages: (await languages.en()).messages }))
  const [shop, theme] = await Promise.all([import('@vitrin/i18n/messages/sv'), load()])
  return { ...shop.messages, ...theme.messages, ...theme.overrides }
}
