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
  /** The sentences at hand; `add` brings more. */
  readonly messages: Messages
  /** Told the key of each sentence that is used, the plural form included, so that a server can embed exactly those. */
  readonly onMessageUsed?: ((key: string) => void) | undefined
}

export interface I18n<Key extends string = MessageKey> {
  readonly locale: string
  readonly formats: Formats
  /** For bindings such as react-i18next. */
  readonly engine: Engine
  readonly t: Translate<Key>
  add(messages: Messages): void
}

const NAMESPACE = 'translation'
const USAGE = 'usage'

/** The words of one store view, ready at once; made per request, so that requests share nothing. */
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
    // A sentence that has not arrived yet shows as nothing, and comes with `add`.
    parseMissingKeyHandler: () => '',
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...(onMessageUsed ? { postProcess: [USAGE], postProcessPassResolved: true } : {}),
  })
  // i18next has types of its own for keys and values; to it a key is any string.
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

interface Resolved {
  readonly i18nResolved?: { readonly exactUsedKey?: string }
}

function usageReporter(onMessageUsed: (key: string) => void) {
  return {
    type: 'postProcessor' as const,
    name: USAGE,
    process(text: string, _key: string | string[], options: Resolved): string {
      const key = options.i18nResolved?.exactUsedKey
      if (key !== undefined) onMessageUsed(key)
      return text
    },
  }
}
