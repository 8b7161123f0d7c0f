import type { MessageKey, MessageKeyOf, MessageRef, Translate } from '@vitrin/i18n'
import { useTranslation } from 'react-i18next'

/**
 * `t('cart.title')` is the text in the shop's language. A theme passes the type of its own English texts,
 * so that it can name their keys too: `useMessage<typeof messages>()`.
 */
export function useMessage<Own = unknown>(): Translate<MessageKey | MessageKeyOf<Own>> {
  const { t } = useTranslation()
  // i18next would check keys and values by its own types, so it gets any string as the key.
  const translate: Translate<string> = (key, values) => t(key, { ...values })
  return translate
}

/** Writes a message that a store gives as key and values. */
export function useMessageRef(): (message: MessageRef) => string {
  const t = useMessage()
  return ({ key, values }) => t(key, values)
}
