import { closedNoticeStorageContract, staticContentGatewayContract } from '../contracts/static-content-contract'
import { FakeStaticContent } from './fake-static-content'
import { InMemoryClosedNoticeStorage } from './in-memory-closed-notice-storage'
import { htmlSanitizerContract } from '../contracts/html-sanitizer-contract'
import { cmsSearchContract } from '../contracts/cms-search-contract'
import { contentCacheContract } from '../contracts/content-cache-contract'
import { contentGatewayContract } from '../contracts/content-gateway-contract'
import { newsletterGatewayContract } from '../contracts/newsletter-gateway-contract'
import { claimStorageContract, newsletterStorageContract } from '../contracts/storage-contracts'
import { FakeCmsSearch } from './fake-cms-search'
import { FakeContentGateway } from './fake-content-gateway'
import { FakeHtmlSanitizer } from './fake-html-sanitizer'
import { FakeNewsletterGateway } from './fake-newsletter-gateway'
import { InMemoryContentCache } from './in-memory-content-cache'
import { InMemoryClaimStorage, InMemoryNewsletterStorage } from './in-memory-storages'
import { SAMPLE_CONTENT } from './sample-content'

cmsSearchContract('FakeCmsSearch', {
  open: () =>
    new FakeCmsSearch({
      pages: [{ id: 7, identifier: 'om-oss', title: 'Om oss', content: '<p></p>' }],
      blocks: [{ id: 3, identifier: 'footer_links', title: 'Sidfot', content: '<ul></ul>' }],
    }),
  page: 'om-oss',
  block: 'footer_links',
})

newsletterGatewayContract('FakeNewsletterGateway', {
  open: () => {
    const gateway = new FakeNewsletterGateway()
    return {
      gateway,
      subscribe: async (email) => void gateway.statuses.set(email, 'pending'),
      confirm: async (email) => void gateway.statuses.set(email, 'subscribed'),
      unsubscribe: async (email) => void gateway.statuses.delete(email),
    }
  },
})

newsletterStorageContract('InMemoryNewsletterStorage', () => new InMemoryNewsletterStorage())
claimStorageContract('InMemoryClaimStorage', () => new InMemoryClaimStorage())

htmlSanitizerContract('FakeHtmlSanitizer', () => new FakeHtmlSanitizer())

contentGatewayContract('FakeContentGateway', {
  open: () => new FakeContentGateway(SAMPLE_CONTENT),
  openEmpty: () => new FakeContentGateway(),
})
contentCacheContract('InMemoryContentCache', () => new InMemoryContentCache())
staticContentGatewayContract(
  'FakeStaticContent',
  () => new FakeStaticContent({ price_constants: { freightLimit: null, deposit: 0, bulkFreight: 5 } }),
)
closedNoticeStorageContract('InMemoryClosedNoticeStorage', () => new InMemoryClosedNoticeStorage())
