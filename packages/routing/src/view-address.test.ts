import { describe, expect, it } from 'vitest'
import { addressInView, storeCodeOf } from './view-address'

const views = { storeCode: 'sv', storeCodes: ['sv', 'fi', 'en'], appendStoreCode: true, useUrlDispatcher: true }
const onHosts = {
  ...views,
  appendStoreCode: false,
  storeUrls: { sv: 'glas.example', fi: 'lasi.example', en: 'glas.example/en' },
}

describe('storeCodeOf', () => {
  it.each([
    ['/fi/tuoli', 'fi'],
    ['/fi', 'fi'],
    ['/sv/fi', 'sv'],
    ['/five', 'sv'],
    ['/', 'sv'],
  ])('takes the code from the path %s [R2.39]', (pathname, code) => {
    expect(storeCodeOf({ host: 'glas.example', pathname }, views)).toBe(code)
  })

  it.each([
    ['lasi.example', '/', 'fi'],
    ['lasi.example', '/unden', 'fi'],
    ['glas.example', '/unden', 'sv'],
    ['glas.example', '/en/unden', 'en'],
    ['glas.example', '/entry', 'sv'],
    ['glas.example.org', '/', 'sv'],
  ])('takes the code from the host and path %s%s [R2.39]', (host, pathname, code) => {
    expect(storeCodeOf({ host, pathname }, onHosts)).toBe(code)
  })
})

describe('addressInView', () => {
  it.each([
    ['/sv', '/fi'],
    ['/sv/unden?width=874&height=1985', '/fi/unden?width=874&height=1985'],
    ['/sv/duschar/horn', '/fi/duschar/horn'],
    ['/sv/checkout', '/fi/checkout'],
    ['/sv/my-account/orders', '/fi/my-account/orders'],
  ])('keeps page and query of %s [R2.28 language switcher]', (url, other) => {
    expect(addressInView(url, 'fi', views)).toBe(other)
  })

  it('begins with the host of a view that has one', () => {
    expect(addressInView('/unden?q=1', 'fi', onHosts)).toBe('//lasi.example/unden?q=1')
  })
})
