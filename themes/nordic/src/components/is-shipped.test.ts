import { describe, expect, it } from 'vitest'
import { isShipped } from './is-shipped'

describe('isShipped', () => {
  it('is so for all but services and files', () => {
    expect(['simple', 'configurable', 'grouped', 'bundle', undefined].map(isShipped)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['virtual', 'downloadable'].map(isShipped)).toEqual([false, false])
  })
})
