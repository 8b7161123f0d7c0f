import { useText, type TextKey } from '../../messages/use-text'

const NAMES: Readonly<Record<string, TextKey>> = {
  flatrate: 'checkout.courier',
  cashondelivery: 'checkout.cashOnDelivery',
}

/** Our own methods have a text in the shop's language; others keep the title from the host. */
export function useMethodName(): (code: string, title: string) => string {
  const t = useText()
  return (code, title) => {
    const key = NAMES[code]
    return key ? t(key) : title
  }
}
