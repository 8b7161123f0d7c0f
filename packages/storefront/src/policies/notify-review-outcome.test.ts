import { describe, expect, it } from 'vitest'
import { reviewNotification } from './notify-review-outcome'

describe('reviewNotification', () => {
  it('says that a review arrived', () => {
    expect(reviewNotification({ type: 'received', review: { status: 'in-moderation' } }, () => undefined)).toEqual({
      type: 'success',
      message: { key: 'review.received' },
    })
    expect(reviewNotification({ type: 'received', review: { status: 'published' } }, () => undefined).message).toEqual({
      key: 'review.published',
    })
  })

  it('keeps a refusal until it is closed, in the shop’s language when there is a translation', () => {
    expect(reviewNotification({ type: 'refused', message: 'Tilt' }, () => undefined)).toEqual({
      type: 'error',
      hasNoTimeout: true,
      message: { key: 'review.refused', values: { details: 'Tilt' } },
    })
    expect(
      reviewNotification({ type: 'refused', message: 'No such product' }, (sentence) =>
        sentence === 'No such product' ? 'Varan finns inte.' : undefined,
      ).message,
    ).toEqual({ key: 'host.sentence', values: { sentence: 'Varan finns inte.' } })
  })
})
