import { observer, useShopContent } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../messages/use-text'

/** Takes the place of a value that the shop has not given. */
const MISSING = '\uFFFC'

/**
 * A sentence that says how to reach the shop. The phone number is a link that calls; without one, the e-mail address is
 * a link. The sentence is left out where the shop has not given what it names.
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
  const shown = [
    { part: phone.shown, href: `tel:${phone.number}` },
    { part: email, href: `mailto:${email}` },
  ].find(({ part }) => text.includes(part))
  if (!shown) return text
  const at = text.indexOf(shown.part)
  return (
    <>
      {text.slice(0, at)}
      <a className="link" href={shown.href}>
        {shown.part}
      </a>
      {text.slice(at + shown.part.length)}
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
