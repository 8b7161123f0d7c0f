import type { Outcome } from '@vitrin/kernel'
import { useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormRegisterReturn } from 'react-hook-form'
import { useFieldMessages, type FieldTexts } from './use-field-messages'
import { useKeptTyping } from './use-kept-typing'

/** Why a form was not taken, as texts. */
export interface FormRefusal {
  /** Name of a field → what is wrong with it. The first field gets the focus. */
  readonly fields?: FieldTexts
  /** What is wrong and belongs to no field. */
  readonly form?: string | undefined
}

type Send<Values> = (typed: Values) => Outcome<unknown, FormRefusal> | Promise<Outcome<unknown, FormRefusal>>

export interface OutcomeFormOptions<Values> {
  readonly values: Values
  /** When `values` change, fields that the shopper has not touched follow them. */
  readonly followsValues?: boolean
  /** What is wrong with the fields now. With it a message appears when its field is left, before the form is sent. */
  readonly check?: (typed: Values) => FieldTexts
  /** The fields as they are usually written. A field takes this form when it is left. */
  readonly tidy?: (typed: Values) => Values
  /** Called a moment after the shopper has typed: keeps what is not sent yet. */
  readonly keep?: (typed: Values) => void
  /** Asks the store, which owns the rules. */
  readonly send: Send<Values>
  readonly onDone?: () => void
  /** The text for an error that `send` throws. */
  readonly textOfFault?: (error: unknown) => string
}

/** Props of a text field, and the text of what is wrong with it. */
export type FormField = UseFormRegisterReturn & { readonly error: string | undefined }

export interface OutcomeForm<Values> {
  readonly busy: boolean
  /** What is wrong and belongs to no field. */
  readonly problem: string | undefined
  /** Names of the fields that are refused, once the form was sent. */
  readonly refused: readonly string[]
  /** For a live region: the message of the field that was left last. */
  readonly announced: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Sends the same fields somewhere else, e.g. for a second button. */
  readonly run: (send: Send<Values>) => void
  readonly field: (name: Path<Values>) => FormField
  /** Props of a checkbox. */
  readonly check: (name: Path<Values>) => UseFormRegisterReturn
  /** Whether a checkbox is ticked; the component renders again when it changes. */
  readonly isOn: (name: Path<Values>) => boolean
  /** The text in a field; the component renders again when it changes. */
  readonly textOf: (name: Path<Values>) => string
  /** The fields as they are now: for a page with one button for several forms. */
  readonly typed: () => Values
  readonly focus: (name: string) => void
  /** Empties the form. */
  readonly reset: () => void
}

/**
 * A form whose rules are a store's: it sends what was typed, shows each refusal at its field and moves the focus to the
 * first. A message appears when its field is left, and disappears as soon as it is mended.
 */
export function useOutcomeForm<Values extends FieldValues>({
  values,
  followsValues = false,
  check,
  tidy,
  keep,
  send,
  onDone,
  textOfFault,
}: OutcomeFormOptions<Values>): OutcomeForm<Values> {
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    ...(followsValues && { values, resetOptions: { keepDirtyValues: true } }),
  })
  const { register, handleSubmit, setFocus, watch, reset, formState } = form
  const typedNow = () => ({ ...values, ...form.getValues() })
  const messages = useFieldMessages({ form, typedNow, check, tidy })
  const [problem, setProblem] = useState<string>()
  useKeptTyping(form, keep && (() => keep(typedNow())))

  const submit = (ask: Send<Values>, done?: () => void) => {
    messages.sending()
    return handleSubmit(async (typed) => {
      setProblem(undefined)
      try {
        const answer = await ask({ ...values, ...typed })
        if (answer.ok) return done?.()
        setProblem(answer.rejection.form)
        messages.refuse(answer.rejection.fields ?? {})
      } catch (error) {
        if (!textOfFault) throw error
        setProblem(textOfFault(error))
      }
    })
  }
  const props = (name: Path<Values>) =>
    register(name, { onChange: () => messages.changed(name), onBlur: () => messages.left(name) })

  return {
    busy: formState.isSubmitting,
    problem,
    refused: formState.isSubmitted ? Object.keys(formState.errors) : [],
    announced: messages.announced,
    onSubmit: (event) => void submit(send, onDone)(event),
    run: (ask) => void submit(ask)(),
    field: (name) => {
      const message = formState.errors[name]?.message
      return { ...props(name), error: typeof message === 'string' ? message : undefined }
    },
    check: props,
    // oxlint-disable-next-line react/incompatible-library -- the React compiler would skip this hook; it is not in use
    isOn: (name) => Boolean(watch(name)),
    textOf: (name) => String(watch(name)),
    typed: typedNow,
    focus: (name) => setFocus(name as Path<Values>),
    reset: () => reset(undefined, { keepDirtyValues: false }),
  }
}
