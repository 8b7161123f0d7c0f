import { createInstance, type i18n as Engine } from 'i18next'
import { createFormats, type Formats } from './formats'
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
  /** The i18next instance, for bindings such as react-i18next. */
  readonly engine: Engine
  readonly t: Translate<Key>
  add(messages: Messages): void
}

const NAMESPACE = 'translation'
const USAGE = 'usage'

/** The texts and formats of one store view. Each request makes its own, so that requests share nothing. */
export function createI18n<Key extends string = MessageKey>({
  storeView,
  messages,
  onMessageUsed,
}: I18nOptions): I18n<Key> {
  const locale = storeView.i18n.defaultLocale
  const engine = createInstance()
  if (onMessageUsed) engine.use(usageReporter(onMessageUsed))
  void engine.init({
    lng: locale,
    load: 'currentOnly',
    fallbackLng: false,
    resources: { [locale]: { [NAMESPACE]: messages } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    // A text that is not loaded yet is empty until `add` brings it.
    parseMissingKeyHandler: () => '',
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...(onMessageUsed ? { postProcess: [USAGE], postProcessPassResolved: true } : {}),
  })
  // i18next would check keys and values by its own types, so it gets any string as the key.
  const translate: Translate<string> = (key, values) => engine.t(key, { ...values })
  return {
    locale,
    formats: createFormats(storeView.i18n),
    engine,
    t: translate,
    add: (more) => {
      engine.addResourceBundle(locale, NAMESPACE, more)
    },
  }
}

/** What i18next tells a post-processor with `postProcessPassResolved`. */
interface PostProcessOptions {
  readonly i18nResolved?: { readonly exactUsedKey?: string }
}

function usageReporter(onMessageUsed: (key: string) => void) {
  return {
    type: 'postProcessor' as const,
    name: USAGE,
    process(text: string, _key: string | string[], options: PostProcessOptions): string {
      const key = options.i18nResolved?.exactUsedKey
      if (key !== undefined) onMessageUsed(key)
      return text
    },
  }
}
