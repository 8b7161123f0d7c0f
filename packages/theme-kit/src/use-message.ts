import type { MessageRef } from '@vitrin/storefront'
import { useTranslation } from 'react-i18next'

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** `t('cart.added')`: the sentence in the shop's language. */
export function useMessage(): Translate {
  const { t } = useTranslation()
  return (key, values) => t(key, { ...values })
}

/** For messages that stores hand out as key and values. */
export function useMessageRef(): (message: MessageRef) => string {
  const t = useMessage()
  return ({ key, values }) => t(key, values)
}
