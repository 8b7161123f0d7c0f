import { describe, expect, it } from 'vitest'
import { translationFaults } from '../testing'
import { messages as english } from './en'
import { hostSentences } from './host-sentences-sv'
import { mailMessages as englishMail } from './mail-en'
import { mailMessages as swedishMail } from './mail-sv'
import { messages as swedish } from './sv'

describe('texts of the shop', () => {
  it('have the specification’s sentences for quantities and required fields [R5.17]', () => {
    expect(english).toMatchObject({
      'validation.required': 'Field is required',
      'validation.greaterThanZero': 'Must be greater than 0',
      'validation.quantityAboveZero': 'Quantity must be above 0',
      'validation.quantityBelow': 'Quantity must be below {{quantity}}',
      'validation.quantityInteger': 'Quantity must be a positive integer',
    })
  })

  it('say why a product was not added to the cart [R8.04]', () => {
    expect(english).toMatchObject({
      'cart.outOfStock': 'The product is out of stock and cannot be added to the cart!',
      'cart.priceUnknown': 'Product price is unknown, product cannot be added to the cart!',
    })
  })

  it('name the available quantity and ask to fix errors [R5.19]', () => {
    expect(english).toMatchObject({
      'validation.maxQuantity': 'Only {{maxQuantity}} products of this type are available',
      'validation.fixErrors': 'Please fix the validation errors',
    })
  })

  it('cover the other failures of accounts and orders [R8.15]', () => {
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

  it('state the rules of names, passwords, numbers and terms [R5.18]', () => {
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

  it('have no exclamation mark in Swedish', () => {
    expect(Object.values(swedish).filter((text) => text.includes('!'))).toEqual([])
  })
})

describe.each([
  ['the texts of the shop', english, swedish],
  ['the texts of mails', englishMail, swedishMail],
])('%s in Swedish', (_, source, translation) => {
  it('have the placeholders of the English texts and every plural form', () => {
    expect(translationFaults(source, translation, 'sv')).toEqual([])
  })
})

describe('the Swedish sentences for those of an API host', () => {
  it('use only values that the host’s sentence has', () => {
    const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
    for (const [sentence, translation] of Object.entries(hostSentences)) {
      expect(placeholders(sentence)).toEqual(expect.arrayContaining(placeholders(translation)))
    }
  })
})
