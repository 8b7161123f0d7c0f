import type { MessageValues } from './message-key'

/** A text as it is shown, with the key of the message that it was made of: for `cart.count` that is a plural form. */
export interface WrittenMessage {
  readonly key: string
  readonly text: string
}

/** Writes the messages of one language: chooses the plural form for `count`, and puts values into `{{name}}`. */
export class MessageEngine {
  readonly #locale: string
  readonly #texts: Map<string, string>
  // Made when a text first has a count: it takes a phone some milliseconds.
  #plurals: Intl.PluralRules | undefined

  constructor(locale: string, messages: Readonly<Record<string, string>>) {
    this.#locale = locale
    this.#texts = new Map(Object.entries(messages))
  }

  /** Undefined for a message that is not there. */
  write(key: string, values: MessageValues = {}): WrittenMessage | undefined {
    const count = values['count']
    const form = typeof count === 'number' ? this.#formFor(key, count) : key
    const text = this.#texts.get(form)
    return text === undefined ? undefined : { key: form, text: filled(text, values) }
  }

  add(messages: Readonly<Record<string, string>>): void {
    for (const [key, text] of Object.entries(messages)) this.#texts.set(key, text)
  }

  /** A message that reads the same for each count has only its own key. */
  #formFor(key: string, count: number): string {
    this.#plurals ??= new Intl.PluralRules(this.#locale)
    const form = `${key}_${this.#plurals.select(count)}`
    return this.#texts.has(form) ? form : key
  }
}

function filled(text: string, values: MessageValues): string {
  return text.includes('{{') ? text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text
}
