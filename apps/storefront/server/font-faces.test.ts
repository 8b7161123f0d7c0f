import { expect, it } from 'vitest'
import { takeFontFaces } from './font-faces'

it('takes the font faces out of a style sheet, with what they declare', () => {
  const sheet =
    '@layer a;@font-face{font-family:"My Font";src:url(/assets/my.woff2)format("woff2");font-weight:400 700;' +
    'font-display:optional;unicode-range:U+20-7E,U+A0}' +
    '@font-face{font-family:Fallback;src:local(Arial);size-adjust:101.6%;line-gap-override:0%}main{color:red}'
  expect(takeFontFaces(sheet)).toEqual({
    css: '@layer a;main{color:red}',
    fonts: [
      [
        'My Font',
        'url(/assets/my.woff2)format("woff2")',
        { weight: '400 700', display: 'optional', unicodeRange: 'U+20-7E,U+A0' },
      ],
      ['Fallback', 'local(Arial)', { sizeAdjust: '101.6%', lineGapOverride: '0%' }],
    ],
  })
})
