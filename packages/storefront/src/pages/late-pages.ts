import type { ContentSetName } from '@vitrin/content'
import type { MessageKey } from '@vitrin/i18n'
import { AccountPage } from './account-page'
import { BestsellersPage } from './bestsellers-page'
import type { PageContext } from './page-context'
import type { PageModels } from './page-models'
import { PlainPage } from './plain-page'
import { SizesPage } from './sizes-page'

type Factory<Model> = (context: PageContext) => Promise<Model>

const content = () => import('./content-page')
const contentSet = (set: ContentSetName) => async (context: PageContext) =>
  new (await content()).ContentSetPage(set, context)
const plain = (title: MessageKey) => async () => new PlainPage(title)

/** The models of pages that shoppers seldom see first: their list is no part of the first bundle. */
export const latePages = {
  'cms-page': async (context) => new (await content()).CmsPage(context),
  static: async (context) => new (await content()).StaticPage(context),
  'company-info': contentSet('company-info'),
  'custom-solutions': contentSet('custom-solutions'),
  terms: contentSet('terms'),
  portfolio: async (context) => new (await content()).PortfolioPage(context),
  checkout: plain('checkout.title'),
  'my-account': async () => new AccountPage(),
  'create-password': plain('account.newPasswordTitle'),
  'mail-link': plain('mailLink.title'),
  payment: plain('payment.title'),
  'order-success': plain('orderSuccess.title'),
  bestsellers: async (context) => new BestsellersPage(context),
  'standard-sizes': async (context) => new SizesPage('standard-sizes', context),
  'custom-sizes': async (context) => new SizesPage('custom-sizes', context),
  search: async (context) => new (await import('./search-page')).SearchPage(context),
  'order-confirmation': plain('thanks.pageTitle'),
  withdrawal: plain('withdraw.title'),
  wishlist: plain('wishlist.title'),
  compare: plain('compare.title'),
} satisfies { readonly [Id in keyof PageModels]?: Factory<PageModels[Id]> }
