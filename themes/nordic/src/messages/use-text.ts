import { useMessage, type MessageKey, type MessageKeyOf, type Translate } from '@vitrin/theme-kit'
import type { messages } from './en'

/** A text of the shop or of nordic itself. */
export type TextKey = MessageKey | MessageKeyOf<typeof messages>

export type Text = Translate<TextKey>

/** `useMessage` with nordic's own texts. */
export function useText(): Text {
  return useMessage<typeof messages>()
}
