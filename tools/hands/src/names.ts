import type { MessageKey } from '@vitrin/i18n'
import type { Name } from './driver'

type Values = Readonly<Record<string, string | number>>

/** The texts of a shop, of its view and theme, as accessible names. */
export interface Names {
  /** The whole text. A placeholder without a value matches anything; plural forms match each other. */
  whole(key: MessageKey, values?: Values): Name
  /** The whole text of one of the keys. */
  oneOf(...keys: readonly MessageKey[]): RegExp
  /** A name that begins with the text, for example a label that a note follows. */
  starting(key: MessageKey, values?: Values): RegExp
  /** The label of a field, which a note in brackets may follow: "Lägenhet (valfritt)". */
  label(key: MessageKey): RegExp
}

/** `messages` are the texts of one language; a theme's own texts may replace some of them. */
export function createNames(messages: Readonly<Record<string, string>>): Names {
  const pattern = (key: string, values: Values) => {
    const texts = textsOf(messages, key)
    if (texts.length === 0) throw new Error(`No message has the key ${key}.`)
    return texts.map((text) => asPattern(text, values)).join('|')
  }
  return {
    whole: (key, values = {}) => {
      const [text, another] = textsOf(messages, key)
      if (text !== undefined && another === undefined && !text.includes('{{')) return text
      return new RegExp(`^(?:${pattern(key, values)})$`)
    },
    oneOf: (...keys) => new RegExp(`^(?:${keys.map((key) => pattern(key, {})).join('|')})$`),
    starting: (key, values = {}) => new RegExp(`^(?:${pattern(key, values)})`),
    label: (key) => new RegExp(String.raw`^(?:${pattern(key, {})})(?:\s*\(.*\))?$`),
  }
}

function textsOf(messages: Readonly<Record<string, string>>, key: string): readonly string[] {
  const text = messages[key]
  if (text !== undefined) return [text]
  return Object.keys(messages)
    .filter((other) => other.startsWith(`${key}_`))
    .map((other) => messages[other]!)
}

/** Spaces match any white space, because a text may hold no-break spaces. */
function asPattern(text: string, values: Values): string {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part)
      const value = values[part]
      return value === undefined ? '.+' : escaped(String(value))
    })
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
}
