import { usePieceWords, type OrderToWithdraw, type WithdrawalLine } from '@vitrin/theme-kit'
import type { Ref } from 'react'
import { useText } from '../../messages/use-text'
import { Check } from '../../ui/choice'
import { FieldError } from '../../ui/field-error'

export interface OrderLinesProps {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly order: OrderToWithdraw
  readonly chosen: readonly number[]
  readonly error: string | undefined
  readonly onChange: (item_ids: readonly number[]) => void
  readonly onForget: () => void
}

/** The lines of the order. Pieces that are made to measure cannot be chosen, and say why. */
export function OrderLines({
  ref,
  order: { order_number, lines },
  chosen,
  error,
  onChange,
  onForget,
}: OrderLinesProps) {
  const t = useText()
  return (
    <fieldset ref={ref} className="withdrawal-lines">
      <legend className="label">{t('withdraw.lines')}</legend>
      {lines.every(({ is_exempt }) => is_exempt) && <p className="hint">{t('withdraw.allExempt')}</p>}
      {lines.map((line) => (
        <Check
          key={line.item_id}
          type="checkbox"
          disabled={line.is_exempt}
          checked={chosen.includes(line.item_id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, line.item_id] : chosen.filter((id) => id !== line.item_id))
          }
        >
          <LineText line={line} />
        </Check>
      ))}
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
      <button
        type="button"
        className="link link-quiet small"
        aria-label={`${t('withdraw.otherOrder')}, ${order_number}`}
        onClick={onForget}
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
