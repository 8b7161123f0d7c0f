import { useText, type TextKey } from '../../messages/use-text'

const NAMES: Readonly<Record<string, TextKey>> = {
  flatrate: 'checkout.courier',
  cashondelivery: 'checkout.cashOnDelivery',
}

/** Methods of our own have a name in the shop's language; a host's keep its title. */
export function useMethodName(): (code: string, title: string) => string {
  const t = useText()
  return (code, title) => {
    const key = NAMES[code]
    return key ? t(key) : title
  }
}
