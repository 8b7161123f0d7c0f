import { describe, expect, it } from 'vitest'
import { fieldFacts } from './field-facts'

const courier = { carrier_code: 'courier', method_code: 'home' }
const post = { carrier_code: 'post', method_code: 'box' }
const isPhoneNeeded = (
  shipping: typeof courier | undefined,
  { isVirtual = false, carriersThatCall = ['courier'] } = {},
) => fieldFacts({ cart: { isVirtual, shipping }, config: { countries: [], carriersThatCall } }).isPhoneNeeded

describe('a phone number is needed', () => {
  it('when the chosen carrier calls before it comes', () => {
    expect([isPhoneNeeded(courier), isPhoneNeeded(post)]).toEqual([true, false])
  })

  it('while no carrier is chosen, if one of the shop calls', () => {
    expect([isPhoneNeeded(undefined), isPhoneNeeded(undefined, { carriersThatCall: [] })]).toEqual([true, false])
  })

  it('never for what is not delivered', () => {
    expect(isPhoneNeeded(courier, { isVirtual: true })).toBe(false)
  })
})
