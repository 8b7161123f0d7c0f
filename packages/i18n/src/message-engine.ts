import { createInstance, type i18n as Engine } from 'i18next'
import type { MessageValues } from './message-key'

/** A text as it is shown, with the key of the message that it was made of: for `cart.count` that is a plural form. */
export interface WrittenMessage {
  readonly key: string
  readonly text: string
}

const NAMESPACE = 'translation'
const USAGE = 'usage'
/** What a shop shows on all its pages of one day. */
const MOST_REMEMBERED = 2000

/** Writes the messages of one language. It remembers what it has written, because i18next takes long for each text. */
export class MessageEngine {
  readonly #locale: string
  readonly #engine: Engine
  readonly #plain: Map<string, WrittenMessage>
  readonly #written = new Map<string, WrittenMessage>()
  // Of the text that i18next is writing.
  #usedKey: string | undefined
  #isMissing = false

  constructor(locale: string, messages: Readonly<Record<string, string>>) {
    this.#locale = locale
    this.#plain = new Map(plainMessages(messages))
    this.#engine = createInstance().use({
      type: 'postProcessor' as const,
      name: USAGE,
      process: (text: string, _key: string | string[], options: PostProcessOptions): string => {
        this.#usedKey = options.i18nResolved?.exactUsedKey
        return text
      },
    })
    void this.#engine.init({
      lng: locale,
      load: 'currentOnly',
      fallbackLng: false,
      resources: { [locale]: { [NAMESPACE]: messages } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initAsync: false,
      parseMissingKeyHandler: () => {
        this.#isMissing = true
        return ''
      },
      postProcess: [USAGE],
      postProcessPassResolved: true,
    })
  }

  /** Undefined for a message that is not there. */
  write(key: string, values: MessageValues | undefined): WrittenMessage | undefined {
    const plain = values === undefined ? this.#plain.get(key) : undefined
    if (plain !== undefined) return plain
    const name = `${key} ${JSON.stringify(values)}`
    const known = this.#written.get(name)
    if (known !== undefined) return known
    this.#usedKey = undefined
    this.#isMissing = false
    const text = this.#engine.t(key, { ...values })
    if (this.#isMissing) return undefined
    const written = { key: this.#usedKey ?? key, text }
    if (this.#written.size >= MOST_REMEMBERED) this.#written.clear()
    this.#written.set(name, written)
    return written
  }

  add(messages: Readonly<Record<string, string>>): void {
    for (const [key, written] of plainMessages(messages)) this.#plain.set(key, written)
    this.#engine.addResourceBundle(this.#locale, NAMESPACE, messages)
    this.#written.clear()
  }
}

/** Most texts have no placeholders: they need no engine, which a page would ask some hundred times. */
function plainMessages(messages: Readonly<Record<string, string>>): [string, WrittenMessage][] {
  return Object.entries(messages).map(([key, text]) => [key, { key, text }])
}

/** What i18next tells a post-processor with `postProcessPassResolved`. */
interface PostProcessOptions {
  readonly i18nResolved?: { readonly exactUsedKey?: string }
}
