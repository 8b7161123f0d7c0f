import { ApiHost } from '@vitrin/api-server/testing'
import { contentGatewayContract } from '@vitrin/content/contracts'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { afterAll } from 'vitest'
import { recordingHost } from '../testing/recording-host'
import { RECORDED } from '../testing/strapi/recorded-strapi'
import { StrapiContentGateway } from './strapi-content-gateway'

/** What Strapi adds to what an editor writes. */
const OWN_FIELDS = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale']

/** The recorded content as the files of the host's content folder. */
const files = Object.entries(RECORDED['Strapi 5']).flatMap(([name, languages]) =>
  Object.entries(languages).flatMap(([locale, answer]) => {
    const text = JSON.stringify((answer as { data: unknown }).data, (key, value: unknown) =>
      OWN_FIELDS.includes(key) ? undefined : value,
    )
    return text === '[]' ? [] : [[`${locale}/${name}.json`, JSON.parse(text) as unknown] as const]
  }),
)
const host = new ApiHost({ content: Object.fromEntries(files) })
const bareHost = new ApiHost()
afterAll(() => {
  host.close()
  bareHost.close()
})

const contentOf = (api: ApiHost) =>
  new StrapiContentGateway({
    http: recordingHost(({ url }) => api.fetch(url.pathname + url.search)).http,
    locales: ['sv', 'en'],
    mediaBaseUrl: '',
    logger: new RecordingLogger(),
  })

contentGatewayContract('StrapiContentGateway at the embedded host', {
  open: () => contentOf(host),
  openEmpty: () => contentOf(bareHost),
})
