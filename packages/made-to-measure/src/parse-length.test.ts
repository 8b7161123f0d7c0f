import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLength } from './parse-length'

describe('parseLength', () => {
  it.each([
    ['893', 893],
    ['89,3 cm', 893],
    ['89.3cm', 893],
    ['0,893 m', 893],
    [' 1 985 ', 1985],
    ['1\u00a0985 mm', 1985],
    ['2 M', 2000],
    ['2,010 m', 2010],
    ['893,0', 893],
    ['007', 7],
  ])('takes %j', (text, mm) => {
    expect(parseLength(text)).toEqual({ ok: true, value: mm })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'not-a-length'],
    ['-5', 'not-a-length'],
    ['1e3', 'not-a-length'],
    ['89,3,1', 'not-a-length'],
    ['35"', 'not-a-length'],
    ['893,5', 'fraction'],
    ['1.985', 'fraction'],
    ['89,35 cm', 'fraction'],
  ])('refuses %j as %s', (text, rejection) => {
    expect(parseLength(text)).toEqual({ ok: false, rejection })
  })

  it('reads every whole millimetre back from mm, cm and m', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (mm) => {
        const forms = [
          `${mm}`,
          `${mm} mm`,
          `${(mm / 10).toFixed(1).replace('.', ',')} cm`,
          `${(mm / 1000).toFixed(3)} m`,
        ]
        expect(forms.map(parseLength)).toEqual(forms.map(() => ({ ok: true, value: mm })))
      }),
    )
  })
})
