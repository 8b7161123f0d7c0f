import { describe, expect, it } from 'vitest'
import { readMailSettings } from './mail-settings'
import { readOptions } from './options'
import { StartRefusal } from './start-refusal'

describe('readOptions', () => {
  it('has defaults for everything', () => {
    expect(readOptions({}, '/shop')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/shop/data',
      apiUrl: undefined,
      publicUrl: undefined,
      invalidateKey: undefined,
      externalCheckoutUrl: undefined,
      tagManager: undefined,
      mail: readMailSettings({}),
    })
  })

  it('honours PORT, HOST, DATA_DIR, API_URL, PUBLIC_URL, INVALIDATE_KEY and EXTERNAL_CHECKOUT_URL', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/shop',
      API_URL: 'https://api.example.test/',
      PUBLIC_URL: 'https://shop.example.test/',
      INVALIDATE_KEY: 'secret',
      EXTERNAL_CHECKOUT_URL: 'https://pay.example.test/klarglas/',
    }
    expect(readOptions(env, '/shop')).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/shop',
      apiUrl: 'https://api.example.test',
      publicUrl: 'https://shop.example.test',
      invalidateKey: 'secret',
      externalCheckoutUrl: 'https://pay.example.test/klarglas',
      tagManager: undefined,
      mail: readMailSettings({}),
    })
  })

  it.each([
    { PORT: 'eighty' },
    { PORT: '70000' },
    { API_URL: 'ftp://x' },
    { API_URL: 'nowhere' },
    { EXTERNAL_CHECKOUT_URL: 'javascript:alert(1)' },
    { PUBLIC_URL: 'shop.example' },
    { PUBLIC_URL: 'https://shop.example/path' },
  ])('refuses %j with a sentence', (env) => {
    expect(() => readOptions(env, '/shop')).toThrow(StartRefusal)
  })
})
