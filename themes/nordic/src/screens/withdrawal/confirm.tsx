import { useWithdrawalConfirmation, type DeclaredWithdrawal } from '@vitrin/theme-kit/forms'
import { useFocusOnMount, type WithdrawalReceipt } from '@vitrin/theme-kit'
import { Form } from '../../account/form'
import { useText } from '../../messages/use-text'
import { LineText } from './order-lines'

export interface ConfirmProps {
  readonly declared: DeclaredWithdrawal
  readonly onChange: () => void
  readonly onReceived: (receipt: WithdrawalReceipt) => void
}

/** The second step: repeats the declaration and asks to confirm it. */
export function Confirm({ declared, onChange, onReceived }: ConfirmProps) {
  const t = useText()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const form = useWithdrawalConfirmation(declared, onReceived)
  const { name, order_number, email, statement, lines } = declared
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
