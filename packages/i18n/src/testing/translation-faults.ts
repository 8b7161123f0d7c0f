import type { Messages } from '../create-i18n'

/**
 * What the types cannot see in a translation, one sentence per fault:
 * a placeholder that differs from the source, a text that is empty or too long for its place, a key that the source
 * does not have, a text or plural form that is missing.
 */
export function translationFaults(source: Messages, translation: Messages, language: string): readonly string[] {
  const plurals = Object.keys(source).filter((key) => key.endsWith('_other'))
  const needed = plurals.flatMap((key) =>
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => key.replace(/other$/, form)),
  )
  const missing = [...new Set([...Object.keys(source), ...needed])].filter((key) => !(key in translation))
  return [
    ...missing.map((key) => `"${key}" is missing: ${language} needs it.`),
    ...Object.entries(translation).flatMap(([key, text]) => textFaults(key, sourceOf(source, key, language), text)),
  ]
}

/**
 * A plural form that English lacks is compared with `_other`. So is `_one` where it is the form of more numbers than
 * one, as in Russian (21): it has to say the count.
 */
function sourceOf(source: Messages, key: string, language: string): string | undefined {
  const other = source[key.replace(/_[a-z]+$/, '_other')]
  const isOfMany = key.endsWith('_one') && new Intl.PluralRules(language).select(21) === 'one'
  return isOfMany ? (other ?? source[key]) : (source[key] ?? other)
}

/** Half as long again, and room for one long word: buttons and headings have place for that at 320 px. */
function longest(source: string): number {
  return source.length * 1.5 + 16
}

function textFaults(key: string, source: string | undefined, text: string): readonly string[] {
  if (source === undefined) return [`"${key}" is not a text of the source.`]
  if (text.trim() === '') return [`"${key}" is empty.`]
  if (text.length > longest(source))
    return [`"${key}" has ${text.length} characters, at most ${Math.floor(longest(source))} have place.`]
  const [wanted, found] = [placeholders(source), placeholders(text)]
  if (wanted.join() === found.join()) return []
  return [`"${key}" has the placeholders [${found.join()}], but the English text has [${wanted.join()}].`]
}

function placeholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted()
}
