import { observer, useShopper } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** Says that the newsletter waits for the link of a mail. */
export const NewsletterWaits = observer(function NewsletterWaits() {
  const t = useText()
  const newsletter = useShopper()?.newsletter
  const email = newsletter?.awaitsLink
  return (
    <output className="newsletter-waits">
      {email !== undefined &&
        t(newsletter?.isSubscribed ? 'newsletter.leaveAwaited' : 'newsletter.joinAwaited', { email })}
    </output>
  )
})
