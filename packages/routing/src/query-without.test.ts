import { describe, expect, it } from 'vitest'
import { queryWithout } from './query-without'

const query = { color: ['5511', '5512'], price: ['2000.0-4000.0'], width: ['900'], height: ['2000'] }

describe('queryWithout', () => {
  it('removes one value and keeps the others of its key', () => {
    expect(queryWithout(query, { color: '5511' })).toBe('?color=5512&price=2000.0-4000.0&width=900&height=2000')
  })

  it('removes whole keys', () => {
    expect(queryWithout(query, { width: undefined, height: undefined })).toBe(
      '?color=5511&color=5512&price=2000.0-4000.0',
    )
  })

  it('is empty when no filter is left', () => {
    expect(queryWithout({ color: ['5511'] }, { color: '5511' })).toBe('')
  })
})
