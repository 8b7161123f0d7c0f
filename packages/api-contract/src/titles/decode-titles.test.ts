import { describe, expect, it } from 'vitest'
import { decodeTitles } from './decode-titles'

const decode = (text: string): string => text.replaceAll('&amp;', '&')

describe('decodeTitles', () => {
  it('decodes the fields that people read as plain text, at every depth and under their short names', () => {
    const document = {
      nm: 'A &amp; B',
      description: '<p>A &amp; B</p>',
      url_path: 'a&amp;b',
      category: [{ name: 'C &amp; D' }],
      options: { label: 'E &amp; F' },
      custom_attributes: [
        { attribute_code: 'meta_title', value: 'G &amp; H' },
        { attribute_code: 'description', value: 'I &amp; J' },
      ],
    }
    expect(decodeTitles(document, decode)).toEqual({
      ...document,
      nm: 'A & B',
      category: [{ name: 'C & D' }],
      options: { label: 'E & F' },
      custom_attributes: [
        { attribute_code: 'meta_title', value: 'G & H' },
        { attribute_code: 'description', value: 'I &amp; J' },
      ],
    })
  })

  it('decodes once', () => {
    expect(decodeTitles({ name: '&amp;amp;' }, decode)).toEqual({ name: '&amp;' })
  })

  it('gives back the document itself where nothing is encoded', () => {
    const document = { name: 'A', stock: { qty: 1 }, media_gallery: [{ lab: null }], glass: null }
    expect(decodeTitles(document, decode)).toBe(document)
  })
})
