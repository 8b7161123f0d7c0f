import type { MessageKey } from '@vitrin/i18n'
import { useMessage } from './use-message'
import { useShopContent } from './use-shop-content'

/** Takes the place of a value that the shop has not given. */
const MISSING = '\uFFFC'

export interface ContactText {
  readonly before: string
  /** Undefined where the sentence names no number. */
  readonly phone: { readonly shown: string; readonly number: string } | undefined
  readonly after: string
}

/**
 * A sentence that says how to reach the shop, around the number that calls. Undefined where the shop has not given what
 * the sentence names. In an `observer`.
 */
export function useContactText(message: MessageKey): ContactText | undefined {
  const t = useMessage()
  const site = useShopContent().sets.set('site_info')
  if (!site) return undefined
  const { phone, email, openingHours } = site
  const [service] = openingHours
  const text = t(message, { phone: phone.shown, email, hours: service ? `${service.days} ${service.hours}` : MISSING })
  if (text.includes(MISSING)) return undefined
  const at = text.indexOf(phone.shown)
  if (at < 0) return { before: text, phone: undefined, after: '' }
  return { before: text.slice(0, at), phone, after: text.slice(at + phone.shown.length) }
}
