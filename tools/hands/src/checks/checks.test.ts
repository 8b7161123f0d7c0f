import { describe, expect, it } from 'vitest'
import type { PageState } from '../crawler/page-state'
import { columnFaults } from './columns'
import { cutFaults } from './cut'
import { focusFaults } from './focus'
import { inputFaults } from './kept-input'
import { duplicateMessages, leftoverMessages } from './messages'
import { contentFaults, stateFaults } from './same-state'
import { widthFaults } from './width'

const layout = { screenWidth: 390, contentWidth: 390, wide: [], cut: [], columns: [] }

describe('layout', () => {
  it('names what is wider than the screen, first by the element, else by the page', () => {
    expect(widthFaults(layout)).toEqual([])
    expect(widthFaults({ ...layout, contentWidth: 520 })).toEqual(['the page is 520 px wide on a screen of 390 px'])
    expect(widthFaults({ ...layout, wide: [{ what: 'sara@example.se', right: 520 }] })).toEqual([
      '"sara@example.se" ends at 520 px on a screen of 390 px',
    ])
  })

  it('names a text that is cut', () => {
    expect(cutFaults({ ...layout, cut: [{ what: 'Bredd', text: '800' }] })).toEqual(['"800" does not fit into "Bredd"'])
  })

  it('names a column under 240 px, or under the screen less its margins', () => {
    const column = (width: number) => [{ text: 'Mät på tre ställen.', width }]
    expect(columnFaults({ ...layout, columns: column(239) })).toEqual([
      'the text "Mät på tre ställen." has a column of 239 px',
    ])
    expect(columnFaults({ ...layout, columns: column(240) })).toEqual([])
    expect(columnFaults({ ...layout, screenWidth: 320, columns: column(224) })).toEqual([])
    expect(columnFaults({ ...layout, screenWidth: 320, columns: column(223) })).toHaveLength(1)
  })
})

describe('messages', () => {
  const invalid = (...fields: readonly string[]) => fields.map((field) => ({ field, texts: ['Fyll i fältet.'] }))
  const none = { invalid: [], hints: [], alerts: [], copies: {} }

  it('may be equal at two fields, but not twice at one', () => {
    expect(duplicateMessages({ ...none, invalid: invalid('Ort', 'Gata'), copies: { 'Fyll i fältet.': 2 } })).toEqual([])
    expect(duplicateMessages({ ...none, invalid: invalid('Ort'), copies: { 'Fyll i fältet.': 2 } })).toEqual([
      '"Fyll i fältet." is shown 2 times',
    ])
  })

  it('may not stay without an invalid field', () => {
    const after = { ...none, copies: { 'Fyll i fältet.': 1 } }
    expect(leftoverMessages(after, ['Fyll i fältet.'])).toEqual([
      '"Fyll i fältet." is still shown, but no field is invalid because of it',
    ])
    expect(leftoverMessages({ ...after, invalid: invalid('Ort') }, ['Fyll i fältet.'])).toEqual([])
    expect(leftoverMessages({ ...after, copies: {} }, ['Fyll i fältet.'])).toEqual([])
  })
})

describe('focus', () => {
  const focus = { what: 'Bredd', isVisible: true, coveredBy: '', isBehindDialog: false }

  it('is in a visible place, in front of the page', () => {
    expect(focusFaults(focus)).toEqual([])
    expect(focusFaults({ ...focus, isVisible: false })).toEqual(['the focus is on "Bredd", which cannot be seen'])
    expect(focusFaults({ ...focus, coveredBy: 'Till kassan' })).toEqual([
      'the focus is on "Bredd", under "Till kassan"',
    ])
    expect(focusFaults({ ...focus, isBehindDialog: true })).toEqual(['the focus is on "Bredd", behind the open dialog'])
  })
})

describe('state', () => {
  const state: PageState = {
    address: '/sv/dorr',
    heading: 'Dörr',
    dialog: '',
    layers: 0,
    fields: [
      { name: 'Klarglas', value: 'on' },
      { name: 'Bredd', value: '893' },
    ],
    amounts: ['6 019 kr'],
    submits: ['Lägg i varukorgen'],
  }

  it('is the same when nothing changed', () => {
    expect(stateFaults(state, { ...state })).toEqual([])
  })

  it('names each field, price, button, address and dialog that changed', () => {
    expect(
      stateFaults(state, {
        address: '/sv',
        heading: 'Hem',
        dialog: 'Varukorg',
        layers: 0,
        fields: [
          { name: 'Klarglas', value: 'on' },
          { name: 'Bredd', value: '800' },
          { name: 'Höjd', value: '2000' },
        ],
        amounts: ['5 895 kr'],
        submits: ['Ändra i varukorgen'],
      }),
    ).toEqual([
      'the address was "/sv/dorr" and is "/sv"',
      'the heading was "Dörr" and is "Hem"',
      'the open dialog was "" and is "Varukorg"',
      'the field "Bredd" was "893" and is "800"',
      'the field "Höjd" with "2000" is new',
      'the price was "6 019 kr" and is "5 895 kr"',
      'the button was "Lägg i varukorgen" and is "Ändra i varukorgen"',
    ])
  })

  it('shows the part of a long address that changed', () => {
    const address = '/sv/duschhornor/duschhorna-siljan?width=873&depth=912&height='
    expect(stateFaults({ ...state, address: `${address}198` }, { ...state, address: `${address}1985` })).toEqual([
      'the address was "…width=873&depth=912&height=198" and is "…width=873&depth=912&height=1985"',
    ])
  })

  it('names a field that is gone, and ignores the address where only the content counts', () => {
    expect(contentFaults(state, { ...state, address: '/sv', fields: state.fields.slice(0, 1) })).toEqual([
      'the field "Bredd" with "893" is gone',
    ])
  })
})

describe('input', () => {
  it.each([
    ['893', '893'],
    ['87,3 cm', '873'],
    ['1.000', '1000'],
    ['2,0 m', '2000'],
    ['873\n1985', '8731985'],
    ['1e5', '1e5'],
    ['x'.repeat(10_000), 'x'.repeat(255)],
  ])('%j may be shown as %j', (typed, value) => {
    expect(inputFaults(typed, value)).toEqual([])
  })

  it.each([
    ['1e5', '15'],
    ['1.000', '1'],
    ['-5', '5'],
    ['0', '1'],
    ['873 x 1985', '8731985'],
  ])('%j may not become %j', (typed, value) => {
    expect(inputFaults(typed, value)).toEqual([`"${typed}" became "${value}"`])
  })
})
