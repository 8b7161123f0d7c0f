import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Name of a field → what is wrong with it. */
export type FieldTexts = Readonly<Record<string, string>>

export interface FieldMessagesOptions<Values extends FieldValues> {
  readonly form: Pick<UseFormReturn<Values>, 'setError' | 'clearErrors' | 'setValue'>
  readonly typedNow: () => Values
  readonly check: ((typed: Values) => FieldTexts) | undefined
  readonly tidy: ((typed: Values) => Values) | undefined
}

export interface FieldMessages {
  /** The form is sent: what was shown before says nothing about the answer. */
  readonly sending: () => void
  /** The form was sent and refused. */
  readonly refuse: (texts: FieldTexts) => void
  readonly changed: (name: string) => void
  readonly left: (name: string) => void
  readonly announced: string
}

interface Shown {
  readonly message: string
  /** By a rule of `check`; the host's refusals are known only after sending. */
  readonly byRule: boolean
}

/**
 * When messages at fields come and go. A field gets its message when it is left after a change, or when the form is
 * refused. While the shopper types, no new message appears; one that is no longer true disappears, at whatever field.
 */
export function useFieldMessages<Values extends FieldValues>({
  form: { setError, clearErrors, setValue },
  typedNow,
  check,
  tidy,
}: FieldMessagesOptions<Values>): FieldMessages {
  const [shown] = useState(() => new Map<string, Shown>())
  const [touched] = useState(() => ({ changed: new Set<string>(), left: new Set<string>() }))
  const [announced, setAnnounced] = useState('')

  const show = (name: string, what: Shown, shouldFocus = false) => {
    shown.set(name, what)
    setError(name as Path<Values>, { message: what.message }, { shouldFocus })
  }
  const hide = (name: string) => {
    shown.delete(name)
    clearErrors(name as Path<Values>)
  }
  const tidyField = (name: string) => {
    const typed = typedNow()
    const value: unknown = tidy?.(typed)[name]
    if (value === undefined || value === typed[name]) return
    setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }

  return {
    announced,
    sending: () => {
      shown.clear()
      clearErrors()
      setAnnounced('')
    },
    refuse: (texts) => {
      const rules = check?.(typedNow()) ?? {}
      for (const [index, [name, message]] of Object.entries(texts).entries())
        show(name, { message, byRule: rules[name] === message }, index === 0)
    },
    changed: (name) => {
      touched.changed.add(name)
      const rules = check?.(typedNow()) ?? {}
      for (const [field, { message, byRule }] of shown)
        if (byRule ? rules[field] !== message : field === name) hide(field)
    },
    left: (name) => {
      if (!touched.changed.has(name)) return
      touched.left.add(name)
      tidyField(name)
      const rules = check?.(typedNow()) ?? {}
      // Another country, for example, makes a postcode wrong that was left before.
      for (const field of touched.left) {
        const message = rules[field]
        if (message === undefined || shown.get(field)?.message === message) continue
        show(field, { message, byRule: true })
        setAnnounced(message)
      }
    },
  }
}
