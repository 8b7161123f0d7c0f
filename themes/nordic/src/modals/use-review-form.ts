import { useWithShopper, type ReviewRejection, type SubmittedReview } from '@vitrin/theme-kit'
import { useForm, type UseFormRegisterReturn } from '@vitrin/theme-kit/forms'
import { useState, type FormEvent } from 'react'
import { useText, type TextKey } from '../messages/use-text'

interface Values {
  readonly title: string
  readonly detail: string
  readonly nickname: string
}

type FieldName = keyof Values

const FIELDS: readonly FieldName[] = ['nickname', 'title', 'detail']
const EMPTY: Values = { title: '', detail: '', nickname: '' }
const ISSUES = { required: 'validation.required', 'name-too-short': 'validation.name' } as const satisfies Readonly<
  Record<string, TextKey>
>

export interface ReviewForm {
  readonly busy: boolean
  /** What became of it; then the form is empty again. */
  readonly submitted: SubmittedReview | undefined
  readonly problem: TextKey | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly field: (name: FieldName) => UseFormRegisterReturn & { readonly error: string | undefined }
}

/** The rules are the store's; each refusal is said under its field, and the first of them gets the focus. */
export function useReviewForm(productId: number): ReviewForm {
  const t = useText()
  const withShopper = useWithShopper()
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<Values>({ defaultValues: EMPTY })
  const [submitted, setSubmitted] = useState<SubmittedReview>()
  const [problem, setProblem] = useState<TextKey>()

  const refuse = (rejection: ReviewRejection): void => {
    setProblem(rejection.code === 'refused' ? 'review.refused' : undefined)
    if (rejection.code === 'refused') return
    const broken = FIELDS.flatMap((field) => rejection.issues.filter((issue) => issue.field === field))
    for (const [index, { field, code }] of broken.entries())
      setError(field, { message: t(ISSUES[code]) }, { shouldFocus: index === 0 })
  }
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined)
    try {
      const answer = await withShopper(({ reviews }) => reviews.submit({ ...typed, product_id: productId }))
      if (!answer.ok) return refuse(answer.rejection)
      reset()
      setSubmitted(answer.value)
    } catch {
      setProblem('review.failed')
    }
  })

  return {
    busy: formState.isSubmitting,
    submitted,
    problem,
    onSubmit: (event) => void submit(event),
    field: (name) => ({
      ...register(name, { onChange: () => clearErrors(name) }),
      error: formState.errors[name]?.message,
    }),
  }
}
