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
    ['1\u202f985', 1985],
    ['1 985,0 mm', 1985],
    ['893\r\n', 893],
    ['893\nmm', 893],
    ['2 M', 2000],
    ['2,010 m', 2010],
    ['893,0', 893],
    ['007', 7],
    ['0,89300 m', 893],
  ])('takes %j', (text, mm) => {
    expect(parseLength(text)).toEqual({ ok: true, value: mm })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'not-a-length'],
    ['-5', 'not-a-length'],
    ['1e3', 'not-a-length'],
    ['1e5', 'not-a-length'],
    ['89,3,1', 'not-a-length'],
    ['35"', 'not-a-length'],
    ['89🎉', 'not-a-length'],
    ['٨٩٣', 'not-a-length'],
    ['89 cm 3', 'several'],
    ['9'.repeat(10_000), 'not-a-length'],
    ['893,5', 'fraction'],
    ['89,35 cm', 'fraction'],
    ['1.985', 'grouping'],
    ['1.000', 'grouping'],
    ['1,000 mm', 'grouping'],
    ['1.000 cm', 'grouping'],
    ['900 2000', 'several'],
    ['9 00', 'several'],
    ['1234 567', 'several'],
    ['89cm x 200cm', 'several'],
    ['900x2000', 'several'],
    ['900 × 2000 mm', 'several'],
    ['900 mm x 2000 mm', 'several'],
    ['900, 2000', 'several'],
    ['900/2000', 'several'],
    ['900\n2000', 'several'],
    ['890-895', 'several'],
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
          new Intl.NumberFormat('sv').format(mm),
        ]
        expect(forms.map(parseLength)).toEqual(forms.map(() => ({ ok: true, value: mm })))
      }),
    )
  })

  it('never makes another number of a text: what it takes has the same digits as the length', () => {
    const text = fc
      .array(
        fc.constantFrom(...Array.from('0123456789'), ' ', '\u00a0', '\n', ',', '.', '-', 'e', 'x', 'm', 'c', '🎉'),
        {
          maxLength: 12,
        },
      )
      .map((letters) => letters.join(''))
    const significant = (digits: string) => digits.replace(/^0+/, '').replace(/0+$/, '')
    fc.assert(
      fc.property(text, (typed) => {
        const length = parseLength(typed)
        if (!length.ok) return
        expect(length.value).toBeGreaterThanOrEqual(0)
        expect(typed).not.toMatch(/[-ex🎉]/u)
        expect(significant(String(length.value))).toBe(significant(typed.replaceAll(/\D/g, '')))
      }),
      { numRuns: 2000 },
    )
  })
})
