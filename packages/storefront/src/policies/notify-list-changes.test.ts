import { aProduct } from '@vitrin/catalog/testing'
import { describe, expect, it } from 'vitest'
import { listNotification } from './notify-list-changes'

const product = aProduct({ name: 'Rund spegel' })

describe('listNotification', () => {
  it('names what was added and leads to the list', () => {
    expect(listNotification('wishlist', { type: 'added', product }, '/sv/wishlist')).toEqual({
      type: 'success',
      message: { key: 'wishlist.added', values: { name: 'Rund spegel' } },
      action1: { label: 'wishlist.show', to: '/sv/wishlist' },
    })
  })

  it('names what was removed, and says that a list is empty', () => {
    expect(listNotification('compare', { type: 'removed', product }, '')).toEqual({
      type: 'success',
      message: { key: 'compare.removed', values: { name: 'Rund spegel' } },
    })
    expect(listNotification('compare', { type: 'cleared' }, '').message).toEqual({ key: 'compare.cleared' })
  })
})
