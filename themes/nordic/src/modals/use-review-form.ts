import { accept, reject, useWithShopper, type ReviewRejection, type SubmittedReview } from '@vitrin/theme-kit'
import { useOutcomeForm, type FormRefusal, type OutcomeForm } from '@vitrin/theme-kit/forms'
import { useState } from 'react'
import { useText, type Text, type TextKey } from '../messages/use-text'

const EMPTY = { stars: '', nickname: '', title: '', detail: '' }

/** In the order of the form, so that the first refused field gets the focus. */
const FIELDS = ['stars', 'nickname', 'title', 'detail'] as const

const ISSUES = {
  required: 'validation.required',
  'stars-missing': 'review.starsMissing',
  'name-too-short': 'validation.name',
} as const satisfies Readonly<Record<string, TextKey>>

export interface ReviewForm extends Pick<OutcomeForm<typeof EMPTY>, 'busy' | 'problem' | 'onSubmit' | 'field'> {
  readonly submitted: SubmittedReview | undefined
}

/** The form of a review: the review store has the rules, this says in texts what it refuses. */
export function useReviewForm(productId: number): ReviewForm {
  const t = useText()
  const withShopper = useWithShopper()
  const [submitted, setSubmitted] = useState<SubmittedReview>()
  const form = useOutcomeForm({
    values: EMPTY,
    send: async (typed) => {
      const answer = await withShopper(({ reviews }) =>
        reviews.submit({ ...typed, stars: Number(typed.stars), product_id: productId }),
      )
      if (!answer.ok) return reject(refusalOf(answer.rejection, t))
      setSubmitted(answer.value)
      return accept(undefined)
    },
    textOfFault: () => t('review.failed'),
  })
  return { ...form, submitted }
}

function refusalOf(rejection: ReviewRejection, t: Text): FormRefusal {
  if (rejection.code === 'refused') return { form: t('review.refused') }
  const broken = FIELDS.flatMap((field) => rejection.issues.filter((issue) => issue.field === field))
  return { fields: Object.fromEntries(broken.map(({ field, code }) => [field, t(ISSUES[code])])) }
}
