import { useMessage, usePieceWords, type OrderToWithdraw, type WithdrawalLine } from '@vitrin/theme-kit'
import type { WithdrawalForm } from '@vitrin/theme-kit/forms'
import { Button } from '../../ui/button'
import { Check, TextField } from '../../ui/field'
import { Problem } from '../../ui/note'

export interface WithdrawalProps {
  readonly withdrawal: WithdrawalForm
}

/** The lines of the order. What is made to measure cannot be chosen, and says why. */
export function OrderChoice({ order, withdrawal }: WithdrawalProps & { readonly order: OrderToWithdraw }) {
  const t = useMessage()
  const { order_number, lines } = order
  const { place, chosen, isMissing, choose, forget } = withdrawal
  return (
    <fieldset ref={place}>
      <legend>{t('withdraw.lines')}</legend>
      {lines.every(({ is_exempt }) => is_exempt) && <p>{t('withdraw.allExempt')}</p>}
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
      <Problem>{isMissing && t('withdraw.chooseOne')}</Problem>
      <Button aria-label={`${t('withdraw.otherOrder')}, ${order_number}`} onClick={forget}>
        {t('withdraw.otherOrder')}
      </Button>
    </fieldset>
  )
}

export function LineText({ line }: { readonly line: WithdrawalLine }) {
  const t = useMessage()
  const words = usePieceWords()
  const { name, qty, is_exempt } = line
  return (
    <>
      {t('withdraw.line', { qty, name })} <small className="line">{words(line).join(', ')}</small>
      {is_exempt && <small className="line">{t('withdrawal.exempt')}</small>}
    </>
  )
}

/** A mailed code opens the lines of the order. Without it the whole order is withdrawn. */
export function CodeField({ withdrawal: { form, mailedTo, findLines, openLines } }: WithdrawalProps) {
  const t = useMessage()
  const isMailed = mailedTo !== undefined
  return (
    <fieldset>
      <legend>{t('withdraw.lines')}</legend>
      <p>{t('withdraw.linesText')}</p>
      <output>{isMailed && t('withdraw.codeMailed', { email: mailedTo })}</output>
      {isMailed && (
        <TextField
          {...form.field('code')}
          label={t('withdraw.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          // Enter opens the order: the button of the form is the next step.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            openLines()
          }}
        />
      )}
      <Button busy={form.busy} onClick={isMailed ? openLines : findLines}>
        {t(isMailed ? 'withdraw.open' : 'withdraw.choose')}
      </Button>
    </fieldset>
  )
}
