import type { MessageRef } from '@vitrin/i18n'

/** A host's sentence in the shop's language; undefined when there is no translation. */
export type TranslateHostSentence = (sentence: string) => string | undefined

/**
 * The message for a refusal. A sentence without a translation becomes the general message, and stays in its values for
 * the support (decisions.md 18).
 */
export function refusalMessage(
  sentence: string,
  translate: TranslateHostSentence,
  general: 'request.refused' | 'review.refused' | 'contact.refused' = 'request.refused',
): MessageRef {
  const translated = sentence === '' ? undefined : translate(sentence)
  return translated === undefined
    ? { key: general, values: { details: sentence } }
    : { key: 'host.sentence', values: { sentence: translated } }
}
