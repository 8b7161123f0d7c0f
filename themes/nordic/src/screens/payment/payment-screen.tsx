import { Link, paymentResult, useLinks, type MessageKey, type PaymentResult, type ScreenProps } from '@vitrin/theme-kit'
import '../../styles/confirmation.css'
import { ContactText } from '../../components/contact-text'
import { useText, type TextKey } from '../../messages/use-text'
import { buttonClass } from '../../ui/button'

const TEXTS: Readonly<Record<PaymentResult, readonly [title: TextKey, text: TextKey, call?: MessageKey]>> = {
  paid: ['payment.paid', 'payment.paidText'],
  failed: ['payment.failed', 'payment.failedText', 'shell.call'],
  cancelled: ['payment.cancelled', 'payment.cancelledText'],
  pending: ['payment.pending', 'payment.pendingText'],
  unknown: ['payment.unknown', 'payment.unknownText', 'payment.unknownCall'],
}

/** Payment services send the shopper here. Shows the result in the address and the next step (R2.15). */
export default function PaymentScreen({ page }: ScreenProps<'payment'>) {
  const t = useText()
  const links = useLinks()
  const result = paymentResult(page.url)
  const [title, text, call] = TEXTS[result]
  const isOver = result !== 'failed' && result !== 'cancelled'
  return (
    <section className="thanks" data-tone="night">
      <div className="page">
        <div>
          <h1>{t(title)}</h1>
          <p className="lead">
            {t(text)} {call && <ContactText message={call} />}
          </p>
        </div>
        <Link className={buttonClass({ small: true })} to={isOver ? links.home : links.checkout}>
          {t(isOver ? 'thanks.home' : 'payment.toCheckout')}
        </Link>
      </div>
    </section>
  )
}
