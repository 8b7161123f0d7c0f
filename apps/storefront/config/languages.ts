import type { HostSentences, Messages } from '@vitrin/i18n'

interface LanguageTexts {
  readonly shop: () => Promise<{ readonly messages: Messages }>
  /** Translates the sentences of an API host; absent in English, which the host speaks. */
  readonly host?: () => Promise<{ readonly hostSentences: HostSentences }>
}

/** The texts of each language, a chunk each. */
const LANGUAGES: Readonly<Record<string, LanguageTexts>> = {
  sv: {
    shop: () => import('@vitrin/i18n/messages/sv'),
    host: () => import('@vitrin/i18n/messages/host-sentences-sv'),
  },
  en: { shop: () => import('@vitrin/i18n/messages/en') },
  et: {
    shop: () => import('@vitrin/i18n/messages/et'),
    host: () => import('@vitrin/i18n/messages/host-sentences-et'),
  },
  ru: {
    shop: () => import('@vitrin/i18n/messages/ru'),
    host: () => import('@vitrin/i18n/messages/host-sentences-ru'),
  },
  fi: {
    shop: () => import('@vitrin/i18n/messages/fi'),
    host: () => import('@vitrin/i18n/messages/host-sentences-fi'),
  },
  it: {
    shop: () => import('@vitrin/i18n/messages/it'),
    host: () => import('@vitrin/i18n/messages/host-sentences-it'),
  },
}

/** `sv-SE` → the texts of `sv` */
export function textsOf(locale: string): LanguageTexts {
  const language = locale.split('-', 1)[0]!
  const texts = LANGUAGES[language]
  if (!texts) throw new Error(`config/languages.ts has no texts in the language "${language}".`)
  return texts
}
