import type { WithdrawalForm } from '@vitrin/theme-kit/forms'
import type { KeyboardEvent } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'

export interface CodeFieldProps {
  readonly withdrawal: WithdrawalForm
}

/** Asks for a mailed code that opens the lines of the order. Optional: without it the whole order is withdrawn. */
export function CodeField({ withdrawal: { form, mailedTo, findLines, openLines } }: CodeFieldProps) {
  const t = useText()
  // Enter opens the order. It does not submit the form, whose button is the next step.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    openLines()
  }
  return (
    <fieldset className="withdrawal-lines">
      <legend className="label">{t('withdraw.lines')}</legend>
      <p className="hint">{t('withdraw.linesText')}</p>
      <output>{mailedTo !== undefined && t('withdraw.codeMailed', { email: mailedTo })}</output>
      {mailedTo !== undefined && (
        <TextField
          {...form.field('code')}
          label={t('withdraw.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          onKeyDown={onKeyDown}
        />
      )}
      <div className="cluster">
        {mailedTo !== undefined && (
          <Button secondary small busy={form.busy} onClick={openLines}>
            {t('withdraw.open')}
          </Button>
        )}
        {mailedTo === undefined && (
          <Button secondary small busy={form.busy} onClick={findLines}>
            {t('withdraw.choose')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
