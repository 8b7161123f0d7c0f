import { createFormats, type Formats } from './formats'
import { MessageEngine } from './message-engine'
import type { MessageKey, MessageValues } from './message-key'
import type { StoreView } from './store-view'

/** Texts by key. `count` chooses between `cart.count_one` and `cart.count_other`; `{{name}}` is a placeholder. */
export type Messages = Readonly<Record<string, string>>

/** Gives the text of a key, with the values in their placeholders. */
export type Translate<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string

export interface I18nOptions {
  readonly storeView: StoreView
  /** The texts that are loaded already; `add` brings the others. */
  readonly messages: Messages
  /** Called with the key of each text that is used, plural form included. A server embeds exactly those texts. */
  readonly onMessageUsed?: ((key: string) => void) | undefined
}

export interface I18n<Key extends string = MessageKey> {
  readonly locale: string
  readonly formats: Formats
  readonly t: Translate<Key>
  add(messages: Messages): void
  /** Another number when a text has come that was asked for before. */
  readonly revision: number
  /** Calls back after each change of `revision`. @returns what ends it */
  readonly subscribe: (onChange: () => void) => () => void
}

/** The texts and formats of one store view, for one tab. */
export function createI18n<Key extends string = MessageKey>({
  storeView,
  messages,
  onMessageUsed,
}: I18nOptions): I18n<Key> {
  return i18nOf<Key>(storeView, new MessageEngine(storeView.i18n.defaultLocale, messages), {
    formats: createFormats(storeView.i18n),
    onMessageUsed,
  })
}

/**
 * For a server, whose requests show the same texts: they are prepared once, and each request only records which of them
 * it uses. Nothing can be added to them.
 */
export function sharedI18n<Key extends string = MessageKey>({
  storeView,
  messages,
}: Omit<I18nOptions, 'onMessageUsed'>): (onMessageUsed: (key: string) => void) => I18n<Key> {
  const engine = new MessageEngine(storeView.i18n.defaultLocale, messages)
  const formats = createFormats(storeView.i18n)
  return (onMessageUsed) => ({
    ...i18nOf<Key>(storeView, engine, { formats, onMessageUsed }),
    add() {
      throw new Error('The texts of a server are all there from its start: none can be added.')
    },
  })
}

function i18nOf<Key extends string>(
  storeView: StoreView,
  engine: MessageEngine,
  { formats, onMessageUsed }: { readonly formats: Formats } & Pick<I18nOptions, 'onMessageUsed'>,
): I18n<Key> {
  const listeners = new Set<() => void>()
  let revision = 0
  let isIncomplete = false
  return {
    locale: storeView.i18n.defaultLocale,
    formats,
    t(key, values) {
      const written = engine.write(key, values)
      if (written === undefined) {
        isIncomplete = true
        // A text that is not loaded yet is empty until `add` brings it.
        return ''
      }
      onMessageUsed?.(written.key)
      return written.text
    },
    add(more) {
      engine.add(more)
      if (!isIncomplete) return
      isIncomplete = false
      revision += 1
      for (const listener of listeners) listener()
    },
    get revision() {
      return revision
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
