import { createInstance, type i18n as Engine } from 'i18next'
import { createFormats, type Formats } from './formats'
import type { StoreView } from './store-view'

/** Keys by area (`cart.added`), `_one` and `_other` chosen by `count`, values as `{{name}}`. */
export type Messages = Readonly<Record<string, string>>

export type MessageValues = Readonly<Record<string, string | number>>

export interface I18nOptions {
  readonly storeView: StoreView
  /** The sentences at hand; `add` brings more. */
  readonly messages: Messages
  /** Told the key of each sentence that is used, the plural form included, so that a server can embed exactly those. */
  readonly onMessageUsed?: ((key: string) => void) | undefined
}

export interface I18n {
  readonly locale: string
  readonly formats: Formats
  /** For bindings such as react-i18next. */
  readonly engine: Engine
  t(key: string, values?: MessageValues): string
  add(messages: Messages): void
}

const NAMESPACE = 'translation'
const USAGE = 'usage'

/** The words of one store view, ready at once; made per request, so that requests share nothing. */
export function createI18n({ storeView, messages, onMessageUsed }: I18nOptions): I18n {
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
  return {
    locale,
    formats: createFormats(storeView.i18n),
    engine,
    t: (key, values) => engine.t(key, { ...values }),
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
