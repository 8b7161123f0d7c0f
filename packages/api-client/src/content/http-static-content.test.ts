import { staticContentGatewayContract } from '@vitrin/content/contracts'
import { expect, it } from 'vitest'
import { json, recordingHost } from '../testing/recording-host'
import { HttpStaticContent } from './http-static-content'

const constants = { freightLimit: null, deposit: 0, bulkFreight: 5 }

function open(files: Readonly<Record<string, unknown>>) {
  const { http, seen } = recordingHost(({ url }) =>
    url.pathname in files ? json(files[url.pathname]) : new Response('<h1>404</h1>', { status: 404 }),
  )
  return { content: new HttpStaticContent(http, 'sv'), seen }
}

staticContentGatewayContract('HttpStaticContent', () => open({ '/content/sv_price_constants.json': constants }).content)

it('takes the file of the store view, then the one without a store code [R7.30]', async () => {
  const { content, seen } = open({ '/content/banners/main-images.json': { images: [] } })
  expect(await content.read('main-images')).toEqual({ images: [] })
  expect(await open({ '/content/banners/sv_main-images.json': { images: [1] } }).content.read('main-images')).toEqual({
    images: [1],
  })
  expect(seen.map(({ url }) => url.pathname)).toEqual([
    '/content/banners/sv_main-images.json',
    '/content/banners/main-images.json',
  ])
})
