import { describe, expect, it } from 'vitest'
import { renderDocument, type DocumentParts } from './document'
import { inlineText } from './inline-text'

const assets = {
  entry: '/assets/entry.js',
  styles: ['/assets/shop.css'],
  style: inlineText('main{color:red}'),
  libraries: ['/assets/vendor.js'],
  preload: ['/assets/home.js'],
  fonts: [],
  parts: ['/assets/later.js'],
}
const earlyScript = inlineText('early()')
const htmlOf = (parts: DocumentParts) => renderDocument(parts).toString()

describe('renderDocument', () => {
  it('lets no text of a document end its element', () => {
    const html = htmlOf({
      lang: 'sv',
      head: {
        title: '</title><script>alert(1)</script>',
        description: '"><script>',
        canonical: undefined,
        indexable: true,
      },
      openGraph: {},
      structuredData: [],
      origin: '',
      assets,
      earlyScript,
      font: undefined,
      app: '',
      state: { name: '</script><script>alert(1)</script><!--' },
    })
    expect(html.match(/<script/g)).toHaveLength(4)
    expect(html).not.toContain('alert(1)</script>')
  })

  it('keeps the state readable for the client', () => {
    const state = { name: 'Sirii < 3 & "klar"' }
    const html = htmlOf({
      lang: 'sv',
      head: { title: 'x', indexable: false, description: undefined, canonical: undefined },
      openGraph: {},
      structuredData: [],
      origin: '',
      assets,
      earlyScript,
      font: undefined,
      app: '',
      state,
    })
    const block = /id="state">(.*?)<\/script>/s.exec(html)![1]!
    expect(JSON.parse(block)).toEqual(state)
  })

  it('has no canonical link for a page without a canonical address', () => {
    const html = htmlOf({
      lang: 'sv',
      head: { title: 'x', indexable: false, description: undefined, canonical: undefined },
      openGraph: {},
      structuredData: [],
      origin: 'https://shop.test',
      assets,
      earlyScript,
      font: undefined,
      app: '',
      state: {},
    })
    expect(html).not.toContain('canonical')
  })

  it('writes structured data as inert blocks that nothing in them can end, and tags for shared links', () => {
    const html = htmlOf({
      lang: 'sv',
      head: { title: 'x', description: undefined, canonical: '/sv/x', indexable: true },
      alternates: [{ language: 'fi', href: 'https://shop.test/fi/x' }],
      openGraph: { 'og:title': '"><script>alert(1)</script>' },
      structuredData: [
        { '@context': 'https://schema.org', '@type': 'Product', name: '</script><script>alert(1)</script><!--' },
      ],
      origin: 'https://shop.test',
      assets,
      earlyScript,
      font: undefined,
      app: '',
      state: {},
    })
    expect(html.match(/<script/g)).toHaveLength(5)
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!
    expect(JSON.parse(block)).toMatchObject({ name: '</script><script>alert(1)</script><!--' })
    expect(html).toContain('<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">')
    expect(html).toContain('<link rel="canonical" href="https://shop.test/sv/x">')
    expect(html).toContain('<link rel="alternate" hreflang="fi" href="https://shop.test/fi/x">')
  })
})
