import type { messages as english } from './messages/en'
import type { MessageKeyOf, Translation } from './translation'

/** The texts of the shop in one language. */
export type ShopMessages = Translation<typeof english>

/** Every text of the shop that core packages and themes can name. */
export type MessageKey = MessageKeyOf<typeof english>

/** Texts of the shop that a theme words in its own way. */
export type MessageOverrides = Partial<ShopMessages>

/** A text of the shop with its values. Stores hand it out instead of a sentence. */
export interface MessageRef {
  readonly key: MessageKey
  readonly values?: MessageValues
}

/** Values for the `{{name}}` placeholders of a text. */
export type MessageValues = Readonly<Record<string, string | number>>
