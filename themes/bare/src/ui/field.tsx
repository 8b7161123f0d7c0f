import { useMessage } from '@vitrin/theme-kit'
import { useId, useState, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './note'

export interface FieldLabels {
  readonly label: ReactNode
  readonly optional?: boolean | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Connects a control with its hint or, in its place, its error. */
export function describedBy(id: string, { hint, error }: Pick<FieldLabels, 'hint' | 'error'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-e` : hint ? `${id}-h` : undefined,
  }
}

interface FrameProps extends FieldLabels {
  readonly id: string
  readonly children: ReactNode
}

function Frame({ id, label, optional, hint, error, children }: FrameProps) {
  const t = useMessage()
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <small>({t('ui.optional')})</small>}
      </label>
      {children}
      {error ? <FieldError id={`${id}-e`}>{error}</FieldError> : hint && <small id={`${id}-h`}>{hint}</small>}
    </div>
  )
}

export function TextField({ label, optional, hint, error, ...input }: FieldLabels & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Frame {...{ id, label, optional, hint, error }}>
      <input {...input} {...describedBy(id, { hint, error })} id={id} />
    </Frame>
  )
}

export function SelectField({ label, optional, hint, error, ...select }: FieldLabels & ComponentProps<'select'>) {
  const id = useId()
  return (
    <Frame {...{ id, label, optional, hint, error }}>
      <select {...select} {...describedBy(id, { hint, error })} id={id} />
    </Frame>
  )
}

export function TextArea({ label, optional, hint, error, ...area }: FieldLabels & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Frame {...{ id, label, optional, hint, error }}>
      <textarea rows={5} {...area} {...describedBy(id, { hint, error })} id={id} />
    </Frame>
  )
}

/** A password that can be shown. */
export function PasswordField({ label, hint, error, ...input }: FieldLabels & ComponentProps<'input'>) {
  const t = useMessage()
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <Frame {...{ id, label, hint, error }}>
      <span className="row">
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={t(isShown ? 'account.hidePassword' : 'account.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'account.hide' : 'account.show')}
        </button>
      </span>
    </Frame>
  )
}

export interface LengthFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'onChange'> {
  /** Ids of messages that are elsewhere. */
  readonly errorIds: readonly string[]
  readonly onText: (text: string) => void
}

/** A length: a text field, because "89,5 cm" is one, too. */
export function LengthField({ label, hint, errorIds, onText, ...input }: LengthFieldProps) {
  const id = useId()
  const described =
    errorIds.length > 0
      ? { 'aria-invalid': true, 'aria-describedby': errorIds.join(' ') }
      : describedBy(id, { hint, error: undefined })
  return (
    <Frame {...{ id, label, hint }}>
      <input
        inputMode="numeric"
        autoComplete="off"
        {...input}
        {...described}
        id={id}
        onChange={({ target }) => onText(target.value)}
        onPaste={keepLinesApart}
      />
    </Frame>
  )
}

/** A text field drops line breaks: two pasted lines of digits would become one number. */
function keepLinesApart(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text').trim()
  if (!/[\r\n]/.test(pasted)) return
  event.preventDefault()
  const { currentTarget: field } = event
  const { selectionStart, selectionEnd } = field
  field.setRangeText(pasted.replaceAll(/\s+/g, ' '), selectionStart ?? 0, selectionEnd ?? field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export interface CheckProps extends ComponentProps<'input'> {
  readonly type: 'checkbox' | 'radio'
  readonly children: ReactNode
}

/** A checkbox or radio button; its whole row can be pressed. */
export function Check({ children, ...input }: CheckProps) {
  return (
    <label className="check">
      <input {...input} /> <span>{children}</span>
    </label>
  )
}
