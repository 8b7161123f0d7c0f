import type { ReactNode } from 'react'
import '../styles/account.css'
import { Button } from '../ui/button'
import { FieldError } from '../ui/field'
import type { AccountForm } from './use-account-form'

export interface FormProps {
  readonly form: Pick<AccountForm<never>, 'busy' | 'problem' | 'onSubmit'>
  readonly submit: string
  readonly children: ReactNode
}

/** Fields, what is wrong with all of them, and the button. */
export function Form({ form: { busy, problem, onSubmit }, submit, children }: FormProps) {
  return (
    <form className="account-form" noValidate onSubmit={onSubmit}>
      {children}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <div><Button type="submit" busy={busy}>{submit}</Button></div>
    </form>
  )
}
