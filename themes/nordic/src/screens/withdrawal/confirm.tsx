import {
  useFocusOnMount,
  type WithdrawalDeclaration,
  type WithdrawalLine,
  type WithdrawalReceipt,
} from '@vitrin/theme-kit'
import { Form } from '../../account/form'
import { useAccountForm } from '../../account/use-account-form'
import { useText } from '../../messages/use-text'
import { LineText } from './order-lines'

export interface Declared extends WithdrawalDeclaration {
  /** The chosen lines, as they were shown. */
  readonly lines: readonly WithdrawalLine[]
}

export interface ConfirmProps {
  readonly declared: Declared
  readonly onChange: () => void
  readonly onReceived: (receipt: WithdrawalReceipt) => void
}

const NOTHING_TYPED = {}

/** The second step: repeats the declaration and asks to confirm it. */
export function Confirm({ declared: { lines, ...declaration }, onChange, onReceived }: ConfirmProps) {
  const t = useText()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const form = useAccountForm({
    values: NOTHING_TYPED,
    send: async ({ withdrawals, orderHistory, session }) => {
      const answer = await withdrawals.declare(declaration)
      if (answer.ok) onReceived(answer.value)
      // The order shows its withdrawal.
      if (answer.ok && session.isSignedIn) void orderHistory.refresh()
      return answer
    },
    offline: 'withdraw.needsNetwork',
  })
  const { name, order_number, email, statement } = declaration
  return (
    <section aria-labelledby="confirm-withdrawal">
      <h2 id="confirm-withdrawal" ref={heading} tabIndex={-1}>
        {t('withdraw.confirmTitle')}
      </h2>
      <dl className="withdrawal-declared">
        <dt>{t('withdraw.name')}</dt>
        <dd>{name}</dd>
        <dt>{t('withdraw.number')}</dt>
        <dd className="num">{order_number}</dd>
        <dt>{t('checkout.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('withdraw.lines')}</dt>
        {lines.length === 0 && <dd>{t('withdraw.wholeOrder')}</dd>}
        {lines.map((line) => (
          <dd key={line.item_id}>
            <LineText line={line} />
          </dd>
        ))}
        {statement.trim() !== '' && (
          <>
            <dt>{t('withdraw.message')}</dt>
            <dd>{statement}</dd>
          </>
        )}
      </dl>
      <Form form={form} submit={t('withdraw.confirm')}>
        <button type="button" className="link link-quiet" onClick={onChange}>
          {t('withdraw.change')}
        </button>
      </Form>
    </section>
  )
}
