import { useMessage } from './use-message'
import type { MessageKey } from '@vitrin/i18n'

const NAMES: Readonly<Record<string, MessageKey>> = {
  flatrate: 'checkout.courier',
  cashondelivery: 'checkout.cashOnDelivery',
}

/** Our own methods have a text in the shop's language; others keep the title from the host. */
export function useMethodName(): (code: string, title: string) => string {
  const t = useMessage()
  return (code, title) => {
    const key = NAMES[code]
    return key ? t(key) : title
  }
}
