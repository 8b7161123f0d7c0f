import { useId, useState, type ComponentProps } from 'react'
import { useText } from '../messages/use-text'
import { describedBy } from '../ui/described-by'
import { FieldFrame, type FieldLabels } from '../ui/field'

export type PasswordFieldProps = FieldLabels & Omit<ComponentProps<'input'>, 'type'>

/** A password that the shopper can show, instead of a second field to repeat it. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const t = useText()
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <div className="with-toggle">
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          className="input"
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className="link link-quiet small"
          aria-controls={id}
          aria-label={t(shown ? 'account.hidePassword' : 'account.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'account.hide' : 'account.show')}
        </button>
      </div>
    </FieldFrame>
  )
}
