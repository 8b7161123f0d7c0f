import type { Messages } from '../create-i18n'

/**
 * What the types cannot see in a translation, one sentence per fault:
 * a placeholder that differs from the source, an empty text, a plural form that the language needs.
 */
export function translationFaults(source: Messages, translation: Messages, language: string): readonly string[] {
  const plurals = Object.keys(source).filter((key) => key.endsWith('_other'))
  const needed = plurals.flatMap((key) =>
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => key.replace(/other$/, form)),
  )
  return [
    ...needed.filter((key) => !(key in translation)).map((key) => `"${key}" is missing: ${language} needs it.`),
    ...Object.entries(translation).flatMap(([key, text]) => textFaults(key, sourceOf(source, key), text)),
  ]
}

/** A plural form that English lacks is compared with `_other`. */
function sourceOf(source: Messages, key: string): string {
  return source[key] ?? source[key.replace(/_[a-z]+$/, '_other')] ?? ''
}

function textFaults(key: string, source: string, text: string): readonly string[] {
  if (text.trim() === '') return [`"${key}" is empty.`]
  const [wanted, found] = [placeholders(source), placeholders(text)]
  if (wanted.join() === found.join()) return []
  return [`"${key}" has the placeholders [${found.join()}], but the English text has [${wanted.join()}].`]
}

function placeholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted()
}
