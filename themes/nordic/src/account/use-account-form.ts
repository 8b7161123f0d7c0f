import {
  TransportError,
  useWithShopper,
  type AccountIssueCode,
  type AccountRejection,
  type Outcome,
  type useShopper,
} from '@vitrin/theme-kit'
import { useForm, type DefaultValues, type Path, type UseFormRegisterReturn } from '@vitrin/theme-kit/forms'
import { useState, type FormEvent } from 'react'
import { useText, type TextKey } from '../messages/use-text'

export type Shopper = NonNullable<ReturnType<typeof useShopper>>

/** R5.17, R5.18: the sentence of each rule. */
const ISSUES: Readonly<Record<AccountIssueCode, TextKey>> = {
  required: 'validation.required',
  'name-too-short': 'validation.name',
  'email-invalid': 'validation.email',
  'password-too-short': 'validation.password',
  'zip-code-too-short': 'validation.zipCode',
  'too-many': 'account.tooManyAddresses',
}

type Send<Values> = (shopper: Shopper, typed: Values) => Promise<Outcome<unknown, AccountRejection>>

export interface AccountFormOptions<Values> {
  /** What stands in the fields; what was typed stays when it changes. */
  readonly values: Values
  readonly send: Send<Values>
  readonly onDone: () => void
  /** What is said without a network. */
  readonly offline?: TextKey
  /** What is said when the host did not answer as it should. */
  readonly failed?: TextKey
}

export interface AccountForm<Values> {
  readonly busy: boolean
  /** What is wrong and belongs to no field. */
  readonly problem: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Does something else with the same fields. */
  readonly run: (send: Send<Values>) => void
  readonly field: (name: Path<Values>) => UseFormRegisterReturn & { readonly error: string | undefined }
  /** Empties what was typed. */
  readonly reset: () => void
}

/** The rules are the session's; each refusal is said under its field, and the first of them gets the focus. */
export function useAccountForm<Values extends Readonly<Record<string, string>>>({
  values,
  send,
  onDone,
  offline = 'account.needsNetwork',
  failed = 'request.unreachable',
}: AccountFormOptions<Values>): AccountForm<Values> {
  const t = useText()
  const withShopper = useWithShopper()
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const [problem, setProblem] = useState<string>()

  const mark = (broken: readonly { readonly field: string; readonly message: string }[]): void => {
    for (const [index, { field, message }] of broken.entries())
      setError(field as Path<Values>, { message }, { shouldFocus: index === 0 })
  }
  const refuse = (rejection: AccountRejection, hostSentence: Shopper['hostSentence']): void => {
    if (rejection.code === 'invalid')
      return mark(rejection.issues.map(({ field, code }) => ({ field, message: t(ISSUES[code]) })))
    const sentence = hostSentence(rejection.message)
    const named = rejection.fields
      .map(({ field }) => field.slice(field.lastIndexOf('.') + 1))
      .filter((field) => field in values)
    mark(named.map((field) => ({ field, message: sentence ?? t('account.fieldRefused') })))
    if (named.length === 0) setProblem(sentence ?? t('request.refused'))
  }
  const submit = (ask: Send<Values>, done?: () => void) =>
    handleSubmit(async (typed) => {
      setProblem(undefined)
      try {
        await withShopper(async (shopper) => {
          const answer = await ask(shopper, typed)
          if (answer.ok) done?.()
          else refuse(answer.rejection, shopper.hostSentence)
        })
      } catch (error) {
        setProblem(t(error instanceof TransportError && error.fault === 'offline' ? offline : failed))
      }
    })

  return {
    busy: formState.isSubmitting,
    problem,
    onSubmit: (event) => void submit(send, onDone)(event),
    run: (ask) => void submit(ask)(),
    field: (name) => {
      const message = formState.errors[name]?.message
      return {
        ...register(name, { onChange: () => clearErrors(name) }),
        error: typeof message === 'string' ? message : undefined,
      }
    },
    reset: () => reset(undefined, { keepDirtyValues: false }),
  }
}
