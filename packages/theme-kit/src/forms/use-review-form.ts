import { accept, reject } from '@vitrin/kernel'
import { useStorefront } from '../storefront-context'
import { useWithShopper } from '../hooks/use-shopper'
import type { ProductStore } from '../stores'
import type { ReviewRejection, SubmittedReview } from '../model'
import { useOutcomeForm, type FormRefusal, type OutcomeForm } from './use-outcome-form'
import { useMessage } from '../hooks/use-message'
import type { MessageKey, Translate } from '@vitrin/i18n'
import { useState } from 'react'
import { usePieceFacts } from '../hooks/use-piece-facts'
import { useChosenPictures, type ChosenPictures } from './use-chosen-pictures'

const EMPTY = { stars: '', nickname: '', title: '', detail: '' }

/** In the order of the form, so that the first refused field gets the focus. */
const FIELDS = ['stars', 'nickname', 'title', 'detail'] as const

const ISSUES = {
  required: 'validation.required',
  'stars-missing': 'review.starsMissing',
  'name-too-short': 'validation.name',
} as const satisfies Readonly<Record<string, MessageKey>>

export interface ReviewForm extends Pick<OutcomeForm<typeof EMPTY>, 'busy' | 'problem' | 'onSubmit' | 'field'> {
  readonly submitted: SubmittedReview | undefined
  /** Whether the host knows more of a review than the original's does: its piece and its pictures. */
  readonly takesAdditions: boolean
  /** The open piece in words; undefined when there is nothing to say about it. */
  readonly piece: string | undefined
  readonly hasPiece: boolean
  readonly setHasPiece: (hasPiece: boolean) => void
  readonly chosen: ChosenPictures
}

/** The form of a review: the review store has the rules, this says in texts what it refuses. */
export function useReviewForm(store: ProductStore): ReviewForm {
  const t = useMessage()
  const withShopper = useWithShopper()
  const takesAdditions = useStorefront().config.hostHasAdditions !== false
  const [submitted, setSubmitted] = useState<SubmittedReview>()
  const [hasPiece, setHasPiece] = useState(false)
  const chosen = useChosenPictures()
  const { measures, choices } = usePieceFacts(store)
  const facts = [...measures, ...choices]
  const { parent, product } = store
  const ofProduct = parent ? [parent, ...(parent.configurable_children ?? [])] : []
  const form = useOutcomeForm({
    values: EMPTY,
    send: async (typed) => {
      const answer = await withShopper(({ reviews }) =>
        reviews.submit({
          ...typed,
          stars: Number(typed.stars),
          product_id: parent?.id ?? 0,
          piece: hasPiece && product ? { sku: product.sku, facts } : undefined,
          skus: takesAdditions ? ofProduct.map(({ sku }) => sku) : [],
          pictures: chosen.pictures.map(({ bytes }) => bytes),
        }),
      )
      if (!answer.ok) return reject(refusalOf(answer.rejection, t))
      setSubmitted(answer.value)
      return accept(undefined)
    },
    textOfFault: () => t('review.failed'),
  })
  const piece = facts.length > 0 ? facts.map(({ label, value }) => `${label} ${value}`).join(', ') : undefined
  return { ...form, submitted, takesAdditions, piece, hasPiece, setHasPiece, chosen }
}

function refusalOf(rejection: ReviewRejection, t: Translate<MessageKey>): FormRefusal {
  if (rejection.code === 'refused') return { form: t('review.refused') }
  const broken = FIELDS.flatMap((field) => rejection.issues.filter((issue) => issue.field === field))
  return { fields: Object.fromEntries(broken.map(({ field, code }) => [field, t(ISSUES[code])])) }
}
