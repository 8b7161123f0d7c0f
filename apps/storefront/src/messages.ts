import type { Messages, Theme } from '@vitrin/theme-kit'
import { textsIn } from '@vitrin/theme-kit/app'
import { textsOf } from '../config/languages'

/**
 * Every text in the language of a locale, as the theme words it.
 * A theme without this language shows its own parts in English, and overrides no text of the shop.
 */
export async function allMessages({ messages: languages }: Pick<Theme, 'messages'>, locale: string): Promise<Messages> {
  const language = locale.split('-', 1)[0]!
  const [shop, theme] = await Promise.all([textsOf(locale).shop(), textsIn(languages, language)])
  return { ...shop.messages, ...theme.messages, ...theme.overrides }
}
