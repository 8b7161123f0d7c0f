import { defineEndpoints } from '../endpoint'

/** The calls of a headless CMS, as Strapi answers them (contract §14). None of them needs a login. */
export const contentEndpoints = defineEndpoints({
  pageInfos: { methods: ['GET'], path: '/strapi/api/page-infos', auth: 'none', bare: true },
  pageSolutions: { methods: ['GET'], path: '/strapi/api/page-solutions', auth: 'none', bare: true },
  pageConditions: { methods: ['GET'], path: '/strapi/api/page-conditions', auth: 'none', bare: true },
  portfolio: { methods: ['GET'], path: '/strapi/api/portfolio', auth: 'none', bare: true },
  notificationMessage: { methods: ['GET'], path: '/strapi/api/notification-message', auth: 'none', bare: true },
})
