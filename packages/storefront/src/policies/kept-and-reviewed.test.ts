import { aProduct } from '@vitrin/catalog/testing'
import { describe, expect, it } from 'vitest'
import { reviewNotification } from './tell-what-became-of-reviews'
import { keptNotification } from './tell-what-was-kept'

const product = aProduct({ name: 'Rund spegel' })

describe('keptNotification', () => {
  it('names what was added and leads to the list', () => {
    expect(keptNotification('wishlist', { type: 'added', product }, '/sv/wishlist')).toEqual({
      type: 'success',
      message: { key: 'wishlist.added', values: { name: 'Rund spegel' } },
      action1: { label: 'wishlist.show', to: '/sv/wishlist' },
    })
  })

  it('names what was removed, and says that a list is empty', () => {
    expect(keptNotification('compare', { type: 'removed', product }, '')).toEqual({
      type: 'success',
      message: { key: 'compare.removed', values: { name: 'Rund spegel' } },
    })
    expect(keptNotification('compare', { type: 'cleared' }, '').message).toEqual({ key: 'compare.cleared' })
  })
})

describe('reviewNotification', () => {
  it('says that a late review arrived', () => {
    expect(reviewNotification({ type: 'received', review: { status: 'in-moderation' } }, {})).toEqual({
      type: 'success',
      message: { key: 'review.received' },
    })
    expect(reviewNotification({ type: 'received', review: { status: 'published' } }, {}).message).toEqual({
      key: 'review.published',
    })
  })

  it('says a late no until it is read, in the shop’s language where somebody translated it', () => {
    expect(reviewNotification({ type: 'refused', message: 'Tilt' }, {})).toEqual({
      type: 'error',
      hasNoTimeout: true,
      message: { key: 'review.refused', values: { details: 'Tilt' } },
    })
    expect(
      reviewNotification({ type: 'refused', message: 'No such product' }, { 'No such product': 'Varan finns inte.' })
        .message,
    ).toEqual({ key: 'host.sentence', values: { sentence: 'Varan finns inte.' } })
  })
})
