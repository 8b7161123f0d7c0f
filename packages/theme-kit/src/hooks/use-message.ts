import type { MessageKey, MessageKeyOf, MessageRef, Translate } from '@vitrin/i18n'
import { use } from 'react'
import { TextRevision, useCoreStorefront } from '../storefront-context'

/**
 * `t('cart.title')` is the text in the shop's language. A theme passes the type of its own English texts,
 * so that it can name their keys too: `useMessage<typeof messages>()`.
 */
export function useMessage<Own = unknown>(): Translate<MessageKey | MessageKeyOf<Own>> {
  const { i18n } = useCoreStorefront()
  // Another revision renders the component anew.
  use(TextRevision)
  // It gives any text that the shop or the theme has.
  return i18n.t as Translate<string>
}

/** Writes a message that a store gives as key and values. */
export function useMessageRef(): (message: MessageRef) => string {
  const t = useMessage()
  return ({ key, values }) => t(key, values)
}
