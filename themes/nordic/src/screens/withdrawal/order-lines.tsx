import { usePieceWords, type OrderToWithdraw, type WithdrawalLine } from '@vitrin/theme-kit'
import type { WithdrawalForm } from '@vitrin/theme-kit/forms'
import { useText } from '../../messages/use-text'
import { Check } from '../../ui/check'
import { FieldError } from '../../ui/field-error'

export interface OrderLinesProps {
  readonly order: OrderToWithdraw
  readonly withdrawal: WithdrawalForm
}

/** The lines of the order. Pieces that are made to measure cannot be chosen, and say why. */
export function OrderLines({ order: { order_number, lines }, withdrawal }: OrderLinesProps) {
  const t = useText()
  const { place, chosen, isMissing, choose, forget } = withdrawal
  return (
    <fieldset ref={place} className="withdrawal-lines">
      <legend className="label">{t('withdraw.lines')}</legend>
      {lines.every(({ is_exempt }) => is_exempt) && <p className="hint">{t('withdraw.allExempt')}</p>}
      {lines.map((line) => (
        <Check
          key={line.item_id}
          type="checkbox"
          disabled={line.is_exempt}
          checked={chosen.includes(line.item_id)}
          onChange={({ target }) => choose(line.item_id, target.checked)}
        >
          <LineText line={line} />
        </Check>
      ))}
      <div role="alert">{isMissing && <FieldError>{t('withdraw.chooseOne')}</FieldError>}</div>
      <button
        type="button"
        className="link link-quiet small"
        aria-label={`${t('withdraw.otherOrder')}, ${order_number}`}
        onClick={forget}
      >
        {t('withdraw.otherOrder')}
      </button>
    </fieldset>
  )
}

export function LineText({ line }: { readonly line: WithdrawalLine }) {
  const t = useText()
  const words = usePieceWords()
  const { name, qty, is_exempt } = line
  return (
    <>
      {t('withdraw.line', { qty, name })}
      <small>{words(line).join(', ')}</small>
      {is_exempt && <small>{t('withdrawal.exempt')}</small>}
    </>
  )
}
