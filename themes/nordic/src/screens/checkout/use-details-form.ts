import { useForm, type DefaultValues, type FieldValues, type Path } from '@vitrin/theme-kit/forms'
import type { FormEvent } from 'react'
import { useText, type TextKey } from '../../messages/use-text'

/** Field → the message of the rule it breaks; nothing when all is well. */
export type BrokenFields = Readonly<Record<string, TextKey>>

/**
 * The fields of one step. The rules are the checkout's: what it refuses is shown under its field,
 * the first of them gets the focus, and a field forgets its error when it is changed.
 */
export function useDetailsForm<Values extends FieldValues>(values: Values, save: (values: Values) => BrokenFields) {
  const t = useText()
  const { register, handleSubmit, setError, clearErrors, setFocus, watch, formState } = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
  })
  const submit = handleSubmit((typed) => {
    for (const [index, [name, message]] of Object.entries(save({ ...values, ...typed })).entries()) {
      setError(name as Path<Values>, { message: t(message) }, { shouldFocus: index === 0 })
    }
  })
  return {
    /** Names of the fields that are still broken, as they stand in the form. */
    broken: Object.keys(formState.errors),
    focusField: (name: string) => setFocus(name as Path<Values>),
    busy: formState.isSubmitting,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** Whether a checkbox is ticked; the form follows it. */
    isOn: (name: Path<Values>): boolean => Boolean(watch(name)),
    /** What stands in a field; the form follows it. */
    valueOf: (name: Path<Values>): string => String(watch(name)),
    /** A checkbox's props. */
    check: (name: Path<Values>) => register(name),
    /** A text field's props. */
    field: (name: Path<Values>) => {
      const message = formState.errors[name]?.message
      return {
        ...register(name, { onChange: () => clearErrors(name) }),
        error: typeof message === 'string' ? message : undefined,
      }
    },
  }
}
