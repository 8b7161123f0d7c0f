import {
  Link,
  paymentResult,
  useLinks,
  useMessage,
  type MessageKey,
  type PaymentResult,
  type ScreenProps,
} from '@vitrin/theme-kit'
import { ContactText } from '../../parts/contact-text'

const TEXTS: Readonly<Record<PaymentResult, readonly [title: MessageKey, text: MessageKey, call?: MessageKey]>> = {
  paid: ['payment.paid', 'payment.paidText'],
  failed: ['payment.failed', 'payment.failedText', 'shell.call'],
  cancelled: ['payment.cancelled', 'payment.cancelledText'],
  pending: ['payment.pending', 'payment.pendingText'],
  unknown: ['payment.unknown', 'payment.unknownText', 'payment.unknownCall'],
}

/** Payment services send the shopper here: the result in the address, and the next step. */
export default function PaymentScreen({ page }: ScreenProps<'payment'>) {
  const t = useMessage()
  const links = useLinks()
  const result = paymentResult(page.url)
  const [title, text, call] = TEXTS[result]
  const isOver = result !== 'failed' && result !== 'cancelled'
  return (
    <>
      <h1>{t(title)}</h1>
      <p>
        {t(text)} {call && <ContactText message={call} />}
      </p>
      <p>
        <Link to={isOver ? links.home : links.checkout}>{t(isOver ? 'thanks.home' : 'payment.toCheckout')}</Link>
      </p>
    </>
  )
}
