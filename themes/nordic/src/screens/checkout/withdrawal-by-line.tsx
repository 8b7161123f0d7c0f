import { observer, useShopper } from '@vitrin/theme-kit'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { useText } from '../../messages/use-text'

/** Says for each piece whether it can be returned, before the order. */
export const WithdrawalByLine = observer(function WithdrawalByLine() {
  const t = useText()
  const items = useShopper()?.cart.items ?? []
  return (
    <ul className="list small" aria-label={t('withdrawal.title')}>
      {items.map((item) => (
        <li key={item.key}>
          {item.name}: <LineWithdrawal line={item} />
        </li>
      ))}
    </ul>
  )
})
