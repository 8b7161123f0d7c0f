import type { AccountForm } from '@vitrin/theme-kit/forms'
import type { ReactNode } from 'react'
import '../styles/account.css'
import { Button } from '../ui/button'
import { FieldError } from '../ui/field-error'

export interface FormProps {
  readonly form: Pick<AccountForm<never>, 'announced' | 'busy' | 'problem' | 'onSubmit'>
  readonly submit: string
  /** A link that closes the form. */
  readonly cancel?: { readonly name: string; readonly onCancel: () => void }
  readonly children: ReactNode
}

/** The fields of an account form, its general error and its button. */
export function Form({ form: { announced, busy, problem, onSubmit }, submit, cancel, children }: FormProps) {
  return (
    <form className="account-form" noValidate onSubmit={onSubmit}>
      {children}
      <output className="visually-hidden">{announced}</output>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <div className="cluster">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {cancel && (
          <button type="button" className="link link-quiet" onClick={cancel.onCancel}>
            {cancel.name}
          </button>
        )}
      </div>
    </form>
  )
}
