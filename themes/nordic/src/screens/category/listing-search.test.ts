import { describe, expect, it } from 'vitest'
import { searchWithout } from './listing-search'

const query = { color: ['5511', '5512'], price: ['2000.0-4000.0'], width: ['900'], height: ['2000'] }

describe('searchWithout', () => {
  it('leaves out one value and keeps the others of its kind', () => {
    expect(searchWithout(query, { color: '5511' })).toBe('?color=5512&price=2000.0-4000.0&width=900&height=2000')
  })

  it('leaves out whole keys', () => {
    expect(searchWithout(query, { width: undefined, height: undefined })).toBe(
      '?color=5511&color=5512&price=2000.0-4000.0',
    )
  })

  it('is empty when nothing is left', () => {
    expect(searchWithout({ color: ['5511'] }, { color: '5511' })).toBe('')
  })
})
