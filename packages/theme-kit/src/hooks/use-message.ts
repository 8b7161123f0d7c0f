import type { MessageKey, MessageKeyOf, MessageRef, Translate } from '@vitrin/i18n'
import { useSyncExternalStore } from 'react'
import { useCoreStorefront } from '../storefront-context'

/**
 * `t('cart.title')` is the text in the shop's language. A theme passes the type of its own English texts,
 * so that it can name their keys too: `useMessage<typeof messages>()`.
 */
export function useMessage<Own = unknown>(): Translate<MessageKey | MessageKeyOf<Own>> {
  const { i18n } = useCoreStorefront()
  const revision = () => i18n.revision
  useSyncExternalStore(i18n.subscribe, revision, revision)
  // It gives any text that the shop or the theme has.
  return i18n.t as Translate<string>
}

/** Writes a message that a store gives as key and values. */
export function useMessageRef(): (message: MessageRef) => string {
  const t = useMessage()
  return ({ key, values }) => t(key, values)
}
