import { describe, expect, it } from 'vitest'
import { ClientAddresses } from '../client-addresses'
import { readMailSettings } from './mail-settings'
import { readServerOptions } from './server-options'
import { StartRefusal } from '../start-refusal'

describe('readServerOptions', () => {
  it('has defaults for everything', () => {
    expect(readServerOptions({}, '/shop')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/shop/data',
      apiUrl: undefined,
      apiAdditions: true,
      tokenInHeader: true,
      cmsUrl: undefined,
      publicUrl: undefined,
      clientAddresses: new ClientAddresses([]),
      invalidateKey: undefined,
      workshopKey: undefined,
      logLevel: 'info',
      metricsKey: undefined,
      externalCheckoutUrl: undefined,
      tagManager: undefined,
      reviewWidget: undefined,
      mail: readMailSettings({}),
      attachmentDays: 180,
      storeCodes: ['sv'],
    })
  })

  it('honours the settings of addresses, the switches of the API host and INVALIDATE_KEY', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/shop',
      API_URL: 'https://api.example.test/',
      API_ADDITIONS: 'off',
      CMS_URL: 'https://cms.example.test/blog/',
      TOKEN_IN_HEADER: 'off',
      PUBLIC_URL: 'https://shop.example.test/',
      INVALIDATE_KEY: 'secret',
      WORKSHOP_KEY: 'a-long-random-text',
      LOG_LEVEL: 'warn',
      METRICS_KEY: 'another-long-text',
      EXTERNAL_CHECKOUT_URL: 'https://pay.example.test/klarglas/',
    }
    expect(readServerOptions(env, '/shop')).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/shop',
      apiUrl: 'https://api.example.test',
      apiAdditions: false,
      tokenInHeader: false,
      cmsUrl: 'https://cms.example.test/blog',
      publicUrl: 'https://shop.example.test',
      clientAddresses: expect.any(ClientAddresses) as unknown,
      invalidateKey: 'secret',
      workshopKey: 'a-long-random-text',
      logLevel: 'warn',
      metricsKey: 'another-long-text',
      externalCheckoutUrl: 'https://pay.example.test/klarglas',
      tagManager: undefined,
      reviewWidget: undefined,
      mail: readMailSettings({}),
      attachmentDays: 180,
      storeCodes: ['sv'],
    })
  })

  it('reads the store views that are on', () => {
    expect(readServerOptions({ STORE_VIEWS: 'sv, en,et,ru,fi,it' }, '/shop').storeCodes).toEqual([
      'sv',
      'en',
      'et',
      'ru',
      'fi',
      'it',
    ])
  })

  it('takes an empty setting for an unset one', () => {
    expect(readServerOptions({ PORT: '', HOST: '' }, '/shop')).toEqual(readServerOptions({}, '/shop'))
  })

  it.each([
    { PORT: 'abc' },
    { STORE_VIEWS: 'fi,sv' },
    { STORE_VIEWS: 'sv,de' },
    { STORE_VIEWS: 'sv,fi,fi' },
    { PORT: '70000' },
    { API_URL: 'ftp://x' },
    { TOKEN_IN_HEADER: 'yes' },
    { API_URL: 'nowhere' },
    { CMS_URL: 'ftp://cms' },
    { EXTERNAL_CHECKOUT_URL: 'javascript:alert(1)' },
    { TRUSTED_PROXIES: 'nginx' },
    { TRUSTED_PROXIES: '10.0.0.0/8,' },
    { PUBLIC_URL: 'shop' },
    { PUBLIC_URL: 'https://shop.example/path' },
    { MAIL_FROM: 'Klarglas' },
    { ATTACHMENT_DAYS: '0' },
  ])('refuses %j with a sentence that names it and gives an example', (env) => {
    const [[name, value] = []] = Object.entries(env)
    const read = () => readServerOptions(env, '/shop')
    expect(read).toThrow(StartRefusal)
    expect(read).toThrow(
      new RegExp(`^${name} should be .*, not "${value?.replace(/[()]/g, '.')}"\\. Example: ${name}=".+"$`),
    )
  })

  it('asks for a long key of the workshop, and never repeats the short one', () => {
    const read = () => readServerOptions({ WORKSHOP_KEY: 'hemlig' }, '/shop')
    expect(read).toThrow(/^WORKSHOP_KEY should be a text of at least 12 characters\. Example:/)
    expect(read).toThrow(expect.not.objectContaining({ message: expect.stringContaining('hemlig') }))
  })
})
