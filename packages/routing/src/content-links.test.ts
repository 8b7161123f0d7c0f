import { describe, expect, it } from 'vitest'
import { contentInView } from './content-links'

const views = { storeCode: 'sv', storeCodes: ['sv', 'fi'], appendStoreCode: true, useUrlDispatcher: true }
const linkTo = (href: string) => `<p>Se <a title="Se" href="${href}">hur</a> och <img src="/a.jpg"></p>`

describe('contentInView', () => {
  it.each([
    ['/i/leverans?a=1&amp;b=2#jul', '/sv/i/leverans?a=1&amp;b=2#jul'],
    ['/duschar/horn', '/sv/duschar/horn'],
    ['/duschhorna.html', '/sv/duschhorna.html'],
    ['/company-info/garantier', '/sv/foretag/garantier'],
    ['/', '/sv'],
  ])('leads %s to the page in the view', (href, inView) => {
    expect(contentInView(linkTo(href), views)).toBe(linkTo(inView))
  })

  it('leads within the shop also where addresses have no store code', () => {
    const noCode = { ...views, appendStoreCode: false }
    expect(contentInView(linkTo('/duschar/horn'), noCode)).toBe(linkTo('/duschar/horn'))
  })

  it.each([
    ['of another view', '/fi/i/leverans'],
    ['of this view', '/sv/i/leverans'],
    ['to a file', '/media/mall.pdf?v=2'],
    ['to another site', 'https://example.test/i/leverans'],
    ['to a host', '//example.test/i'],
    ['to a telephone', 'tel:+46846500421'],
    ['inside the page', '#matt'],
    ['beside the page', 'leverans'],
  ])('leaves a link %s as it is', (_, href) => {
    expect(contentInView(linkTo(href), views)).toBe(linkTo(href))
  })
})
