import { FakeContentGateway, FakeHtmlSanitizer, FakeStaticContent, SAMPLE_CONTENT } from '@vitrin/content/testing'
import { TransportError } from '@vitrin/kernel'
import { expect, it } from 'vitest'
import { klarglas } from '../config/klarglas'
import { cmsPageAddresses } from './cms-page-addresses'

const addressesOf = (content: FakeContentGateway) =>
  cmsPageAddresses({
    gateways: { content, staticFiles: new FakeStaticContent() },
    sanitizer: new FakeHtmlSanitizer(),
    views: klarglas.routedViews,
  })

it('names each page of the CMS by its canonical address', async () => {
  expect(await addressesOf(new FakeContentGateway(SAMPLE_CONTENT))).toEqual([
    '/sv/foretag',
    '/sv/foretag/garantier',
    '/sv/custom-solutions',
    '/sv/kopvillkor',
    '/sv/portfolio',
  ])
})

it('leaves out what there is not, also when the CMS is down', async () => {
  const content = new FakeContentGateway(SAMPLE_CONTENT)
  content.fault = new TransportError('timeout', 'No answer within 1000 ms')
  expect(await addressesOf(content)).toEqual([])
})
