import { cmsSearchContract } from '../contracts/cms-search-contract'
import { FakeCmsSearch } from './fake-cms-search'

cmsSearchContract('FakeCmsSearch', {
  open: () =>
    new FakeCmsSearch({
      pages: [{ id: 7, identifier: 'om-oss', title: 'Om oss', content: '<p></p>' }],
      blocks: [{ id: 3, identifier: 'footer_links', title: 'Sidfot', content: '<ul></ul>' }],
    }),
  page: 'om-oss',
  block: 'footer_links',
})
