import type { KeyboardEvent } from 'react'
import type { AccountForm } from '../../account/use-account-form'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/field'

export interface CodeFieldProps {
  readonly field: ReturnType<AccountForm<{ readonly code: string }>['field']>
  /** The address that the code was mailed to; undefined before that. */
  readonly mailedTo: string | undefined
  readonly busy: boolean
  readonly onChoose: () => void
  readonly onOpen: () => void
}

/** Asks for a mailed code that opens the lines of the order. Optional: without it the whole order is withdrawn. */
export function CodeField({ field, mailedTo, busy, onChoose, onOpen }: CodeFieldProps) {
  const t = useText()
  // Enter opens the order. It does not submit the form, whose button is the next step.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onOpen()
  }
  return (
    <fieldset className="withdrawal-lines">
      <legend className="label">{t('withdraw.lines')}</legend>
      <p className="hint">{t('withdraw.linesText')}</p>
      <output>{mailedTo !== undefined && t('withdraw.codeMailed', { email: mailedTo })}</output>
      {mailedTo !== undefined && (
        <TextField
          {...field}
          label={t('withdraw.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          onKeyDown={onKeyDown}
        />
      )}
      <div className="cluster">
        {mailedTo !== undefined && (
          <Button secondary small busy={busy} onClick={onOpen}>
            {t('withdraw.open')}
          </Button>
        )}
        {mailedTo === undefined && (
          <Button secondary small busy={busy} onClick={onChoose}>
            {t('withdraw.choose')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
