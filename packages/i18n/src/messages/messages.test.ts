import { describe, expect, it } from 'vitest'
import { messages as english } from './en'
import { mailMessages as englishMail } from './mail-en'
import { mailMessages as swedishMail } from './mail-sv'
import { messages as swedish } from './sv'

const placeholders = (sentence: string) => new Set(sentence.match(/\{\{\w+\}\}/g))

describe('shared messages', () => {
  it('say the quantity and required rules in the specification’s words [R5.17]', () => {
    expect(english).toMatchObject({
      'validation.required': 'Field is required',
      'validation.greaterThanZero': 'Must be greater than 0',
      'validation.quantityAboveZero': 'Quantity must be above 0',
      'validation.quantityBelow': 'Quantity must be below {{quantity}}',
      'validation.quantityInteger': 'Quantity must be a positive integer',
    })
  })

  it('say why something was not added [R8.04]', () => {
    expect(english).toMatchObject({
      'cart.outOfStock': 'The product is out of stock and cannot be added to the cart!',
      'cart.priceUnknown': 'Product price is unknown, product cannot be added to the cart!',
    })
  })

  it('say how many there are, and that something is to be put right [R5.19]', () => {
    expect(english).toMatchObject({
      'validation.maxQuantity': 'Only {{maxQuantity}} products of this type are available',
      'validation.fixErrors': 'Please fix the validation errors',
    })
  })

  it('say what else may go wrong with accounts and orders [R8.15]', () => {
    expect(english).toMatchObject({
      'request.unauthorized': expect.stringContaining('Unexpected authorization error'),
      'cart.addingFailed': 'Error while adding products',
      'order.addressInvalid': expect.stringContaining('Address provided in checkout contains invalid data'),
      'order.validationFailed': expect.stringContaining('Internal validation error'),
      'stock.someUnavailable': expect.stringContaining('Some of the ordered products are not available!'),
      'account.resetMailFailed': 'Error while sending reset password e-mail',
      'account.emailTaken': 'A customer with the same email address already exists in an associated website.',
      'order.queued': 'The order can not be transfered because of server error. Order has been queued',
      'payment.cashOnDelivery': 'Payment Information – You are going to pay for this order upon delivery.',
    })
  })

  it('say the rules of names, passwords, numbers and terms [R5.18]', () => {
    expect(english).toMatchObject({
      'validation.name': expect.stringContaining('at least 2 letters'),
      'validation.nameThree': expect.stringContaining('at least 3 letters'),
      'validation.password': expect.stringContaining('at least 8 letters'),
      'validation.passwordsIdentical': 'Passwords must be identical',
      'validation.taxId': expect.stringContaining('at least 3 letters'),
      'validation.zipCode': expect.stringContaining('at least 3 letters'),
      'validation.email': 'Please provide a valid e-mail address',
      'validation.searchTerm': expect.stringContaining('at least 3 characters'),
      'validation.terms': 'You must accept the terms and conditions',
    })
  })

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    ['of screens', english, swedish],
    ['of mails', englishMail, swedishMail],
  ])('%s are all said in Swedish, with the same values', (_, source, translated) => {
    expect(Object.keys(translated)).toEqual(Object.keys(source))
    for (const [key, sentence] of Object.entries(source)) {
      expect([key, placeholders(translated[key] ?? '')]).toEqual([key, placeholders(sentence)])
      expect(translated[key]).not.toBe('')
    }
  })

  it('shout at nobody in Swedish', () => {
    expect(Object.values(swedish).filter((sentence) => sentence.includes('!'))).toEqual([])
  })
})
