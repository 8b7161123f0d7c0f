import { accept, reject, useMessage, type FieldIssue, type MessageKey } from '@vitrin/theme-kit'
import { issueTexts, useOutcomeForm, type OutcomeForm } from '@vitrin/theme-kit/forms'
import { useId, useImperativeHandle, type ReactNode, type Ref } from 'react'

export type DetailStep = 'personal' | 'shipping' | 'payment'

/** What the order asks of a section. */
export interface Fields {
  /** Saves what is typed, if nothing is wrong; gives whether it did. */
  readonly saveIfRight: () => boolean
  /** Shows what is wrong at its fields, and gives how many there are. */
  readonly refuse: () => Promise<number>
}

export interface SectionOptions<Values> {
  readonly ref: Ref<Fields>
  readonly values: Values
  readonly issues: (typed: Values) => readonly FieldIssue[]
  readonly tidy?: (typed: Values) => Values
  readonly keep: (typed: Values) => void
  readonly save: (typed: Values) => void
}

/** The fields of a step, without a button of their own. */
export function useSection<Values extends object>({
  ref,
  values,
  issues,
  tidy,
  keep,
  save,
}: SectionOptions<Values>): OutcomeForm<Values> {
  const t = useMessage()
  const check = (typed: Values) => issueTexts(issues(typed), t)
  const form = useOutcomeForm<Values>({
    values,
    check,
    keep,
    send: () => accept(undefined),
    ...(tidy && { tidy }),
  })
  useImperativeHandle(ref, () => ({
    saveIfRight: () => {
      const typed = form.typed()
      const isRight = issues(typed).length === 0
      if (isRight) save(typed)
      return isRight
    },
    refuse: () =>
      new Promise((resolve) =>
        form.run((typed) => {
          const fields = check(typed)
          const count = Object.keys(fields).length
          resolve(count)
          return count > 0 ? reject({ fields }) : accept(undefined)
        }),
      ),
  }))
  return form
}

export interface SectionProps {
  readonly step: DetailStep | 'review'
  readonly title: MessageKey
  readonly announced?: string
  readonly children: ReactNode
}

export function Section({ step, title, announced, children }: SectionProps) {
  const t = useMessage()
  const id = useId()
  return (
    <section data-step={step} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(title)}
      </h2>
      {children}
      <output className="vh">{announced}</output>
    </section>
  )
}
