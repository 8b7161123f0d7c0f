import { describe, expect, it } from 'vitest'
import { messages as english } from './en'
import { messages as swedish } from './sv'

describe('texts of the shop', () => {
  it.each([
    { member: 'required', key: 'validation.required', en: 'Field is required', sv: 'Fyll i fältet.' },
    {
      member: 'greater than 0',
      key: 'validation.greaterThanZero',
      en: 'Must be greater than 0',
      sv: 'Värdet ska vara större än 0.',
    },
    {
      member: 'above 0',
      key: 'validation.quantityAboveZero',
      en: 'Quantity must be above 0',
      sv: 'Antalet ska vara minst 1.',
    },
    {
      member: 'below a quantity',
      key: 'validation.quantityBelow',
      en: 'Quantity must be below {{quantity}}',
      sv: 'Antalet ska vara lägre än {{quantity}}.',
    },
    {
      member: 'positive integer',
      key: 'validation.quantityInteger',
      en: 'Quantity must be a positive integer',
      sv: 'Antalet ska vara ett helt tal.',
    },
  ] as const)('say “$en” [R5.17 $member]', ({ key, en, sv }) => {
    expect([english[key], swedish[key]]).toEqual([en, sv])
  })

  it('name the available quantity [R5.19 available quantity]', () => {
    expect([english['validation.maxQuantity'], swedish['validation.maxQuantity']]).toEqual([
      'Only {{maxQuantity}} products of this type are available',
      'Det finns bara {{maxQuantity}} av den här varan.',
    ])
  })

  it('ask to fix errors [R5.19 fix the validation errors]', () => {
    expect([english['validation.fixErrors'], swedish['validation.fixErrors']]).toEqual([
      'Please fix the validation errors',
      'Rätta det som är markerat.',
    ])
  })

  it.each([
    {
      member: 'name',
      key: 'validation.name',
      en: 'Name must have at least 2 letters',
      sv: 'Namnet ska ha minst 2 bokstäver.',
    },
    {
      member: 'name',
      key: 'validation.nameThree',
      en: 'Name must have at least 3 letters',
      sv: 'Namnet ska ha minst 3 bokstäver.',
    },
    {
      member: 'password',
      key: 'validation.password',
      en: 'Password must have at least 8 letters',
      sv: 'Lösenordet ska ha minst 8 tecken.',
    },
    {
      member: 'passwords identical',
      key: 'validation.passwordsIdentical',
      en: 'Passwords must be identical',
      sv: 'Lösenorden är inte lika.',
    },
    {
      member: 'tax identification number',
      key: 'validation.taxId',
      en: 'Tax identification number must have at least 3 letters',
      sv: 'Organisationsnumret är för kort.',
    },
    {
      member: 'zip-code',
      key: 'validation.zipCode',
      en: 'Zip-code must have at least 3 letters',
      sv: 'Postnumret är för kort.',
    },
    {
      member: 'e-mail address',
      key: 'validation.email',
      en: 'Please provide a valid e-mail address',
      sv: 'E-postadressen stämmer inte.',
    },
    {
      member: 'search term',
      key: 'search.minimum',
      en: 'Searched term should consist of at least 3 characters',
      sv: 'Skriv minst tre bokstäver.',
    },
    {
      member: 'terms',
      key: 'validation.terms',
      en: 'You must accept the terms and conditions',
      sv: 'Du behöver godkänna köpvillkoren.',
    },
  ] as const)('say “$en” [R5.18 $member]', ({ key, en, sv }) => {
    expect([english[key], swedish[key]]).toEqual([en, sv])
  })
})
