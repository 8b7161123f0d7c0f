import { defineEndpoints } from '../endpoint'

/** The calls of a headless CMS, as Strapi answers them (contract §14), and of the platform's CMS (contract §13.3). */
export const contentEndpoints = defineEndpoints({
  pageInfos: { methods: ['GET'], path: '/strapi/api/page-infos', auth: 'none', bare: true },
  pageSolutions: { methods: ['GET'], path: '/strapi/api/page-solutions', auth: 'none', bare: true },
  pageConditions: { methods: ['GET'], path: '/strapi/api/page-conditions', auth: 'none', bare: true },
  portfolio: { methods: ['GET'], path: '/strapi/api/portfolio', auth: 'none', bare: true },
  notificationMessage: { methods: ['GET'], path: '/strapi/api/notification-message', auth: 'none', bare: true },
  cmsPage: { methods: ['GET'], path: '/api/ext/cms-data/cmsPage/:id', auth: 'none' },
  cmsBlock: { methods: ['GET'], path: '/api/ext/cms-data/cmsBlock/:id', auth: 'none' },
  cmsPageIdentifier: {
    methods: ['GET'],
    path: '/api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
    auth: 'none',
  },
  cmsBlockIdentifier: {
    methods: ['GET'],
    path: '/api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId',
    auth: 'none',
  },
})
