import { observer, useShopContent } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** Where to mail a question, for a page without the form. */
export const ByMail = observer(function ByMail() {
  const t = useText()
  const email = useShopContent().sets.set('site_info')?.email
  if (email === undefined) return null
  const [before, after] = t('contact.byMail', { email }).split(email)
  return (
    <p>
      {before}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      {after}
    </p>
  )
})
