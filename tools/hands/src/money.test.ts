import { describe, expect, it } from 'vitest'
import { amountsIn } from './money'

describe('amounts in a text', () => {
  it('are found in either format, with no-break spaces', () => {
    expect(amountsIn('från 5 895,00kr Nu 6\u00a0295\u00a0kr')).toEqual(['5 895,00kr', '6 295 kr'])
  })

  it('are not surcharges', () => {
    expect(amountsIn('Rökfärgat +600,00kr, Brons +1 850 kr')).toEqual([])
  })
})
