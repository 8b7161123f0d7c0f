import type { Messages, Theme, ThemeTexts } from '@vitrin/theme-kit'
import { textsOf } from '../config/languages'

/**
 * Every text in the language of a locale, as the theme words it.
 * A theme without this language shows its own parts in English, and overrides no text of the shop.
 */
export async function allMessages({ messages: languages }: Pick<Theme, 'messages'>, locale: string): Promise<Messages> {
  const language = locale.split('-', 1)[0]!
  const load: () => Promise<ThemeTexts<Messages>> =
    languages[language] ?? (async () => ({ messages: (await languages.en()).messages }))
  const [shop, theme] = await Promise.all([textsOf(locale).shop(), load()])
  return { ...shop.messages, ...theme.messages, ...theme.overrides }
}
