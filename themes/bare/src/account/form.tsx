import type { AccountForm } from '@vitrin/theme-kit/forms'
import type { ReactNode } from 'react'
import { Button } from '../ui/button'
import { Problem } from '../ui/note'

export interface FormProps {
  readonly form: Pick<AccountForm<never>, 'announced' | 'busy' | 'problem' | 'onSubmit'>
  readonly submit: string
  /** More buttons. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** The fields of an account form, what is wrong, and its button. */
export function Form({ form: { announced, busy, problem, onSubmit }, submit, more, children }: FormProps) {
  return (
    <form className="fields" noValidate onSubmit={onSubmit}>
      {children}
      <output className="vh">{announced}</output>
      <Problem>{problem}</Problem>
      <p className="row">
        <Button type="submit" main busy={busy}>
          {submit}
        </Button>
        {more}
      </p>
    </form>
  )
}
