import { useStorefront, type Customer } from '@vitrin/theme-kit'
import { code39 } from '@vitrin/theme-kit/drawing'
import { useText } from '../../messages/use-text'

const DIGITS = 8
const HEIGHT = 56

/** The customer's number to hold up in the workshop; the shop keeps no points. */
export function CardSection({ customer }: { readonly customer: Customer }) {
  const t = useText()
  const { shopName } = useStorefront().config
  const number = String(customer.id).padStart(DIGITS, '0')
  const code = code39(number)
  return (
    <>
      <p className="lead">{t('account.cardLead')}</p>
      <div className="loyalty-card">
        <p>
          <b>{shopName}</b>
        </p>
        <p>
          {customer.firstname} {customer.lastname}
        </p>
        <svg
          viewBox={`0 0 ${code.width} ${HEIGHT}`}
          role="img"
          aria-label={t('account.cardCode', { number })}
          preserveAspectRatio="none"
        >
          {code.bars.map(({ x, width }) => (
            <rect key={x} x={x} y={0} width={width} height={HEIGHT} />
          ))}
        </svg>
        <p className="num">{number}</p>
      </div>
    </>
  )
}
