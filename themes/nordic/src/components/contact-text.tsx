import { observer, useShopContent } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../messages/use-text'

/** Takes the place of a value that the shop has not given. */
const MISSING = '\uFFFC'

/**
 * A sentence that says how to reach the shop. The phone number is a link that calls. It is left out where the shop has
 * not given what the sentence names.
 */
export const ContactText = observer(function ContactText({ message }: { readonly message: TextKey }) {
  const t = useText()
  const site = useShopContent().sets.set('site_info')
  if (!site) return null
  const { phone, email, openingHours } = site
  const [service] = openingHours
  const hours = service ? `${service.days} ${service.hours}` : MISSING
  const text = t(message, { phone: phone.shown, email, hours })
  if (text.includes(MISSING)) return null
  const at = text.indexOf(phone.shown)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a className="link" href={`tel:${phone.number}`}>
        {phone.shown}
      </a>
      {text.slice(at + phone.shown.length)}
    </>
  )
})

/** Phone number and opening hours. */
export function CustomerService() {
  return (
    <p>
      <ContactText message="shell.service" />
      <ContactText message="shell.andHours" />
    </p>
  )
}
