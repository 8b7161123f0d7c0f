// @vitest-environment happy-dom
import { reject, type Page, type ProductStore } from '@vitrin/theme-kit'
import { expect, it, vi } from 'vitest'
import { NewsletterForm } from '../account/newsletter-form'
import { LineDownloads } from '../components/line-downloads'
import { DataSection } from '../screens/my-account/data-section'
import HostPrice from '../screens/product/host-price'
import WithdrawalScreen from '../screens/withdrawal/withdrawal-screen'
import { siteInfo } from '../testing/site-info'
import { show, showScreen } from '../testing/show'
import FeatureNotImplemented from './feature-not-implemented'

it.each([
  [
    'en',
    'This feature is not implemented yet!',
    'The shop cannot do this here. Call customer service, 08-465 004 21, and we will do it for you.',
  ],
  [
    'sv',
    'Den här funktionen finns inte ännu',
    'Butiken kan inte göra det här. Ring kundtjänst, 08-465 004 21, så gör vi det åt dig.',
  ],
] as const)('says so in %s, and who helps [R2.28 feature-not-implemented]', async (language, title, text) => {
  const { element, close } = await show(<FeatureNotImplemented />, language, undefined, { site_info: siteInfo })
  expect([element.querySelector('h2')?.textContent, element.querySelector('p')?.textContent]).toEqual([title, text])
  await close()
})

/** A product of which the host cannot say what own measures cost. */
const unpriced = {
  selection: { measurement: { by: 'host', failure: 'not-implemented', isFetching: false } },
} as ProductStore
const page = { url: '/sv/retur/angra' } as Page<'withdrawal'>

it.each([
  ['the withdrawal', <WithdrawalScreen key="" page={page} />, ['Ångra köp']],
  [
    'downloads',
    <LineDownloads key="" line={{ name: 'Mätmall', product_type: 'downloadable' }} downloads={undefined} />,
    ['Ladda ner Mätmall'],
  ],
  ['own measures', <HostPrice key="" store={unpriced} />, ['Egna mått']],
  ['the account’s data', <DataSection key="" email="a@b.se" />, ['Ladda ner', 'Ta bort kontot']],
])('opens for %s at a host that lacks it [R2.28 feature-not-implemented]', async (_, part, buttons) => {
  const { element, storefront, click, close } = await showScreen(part, { config: { hostHasAdditions: false } })
  expect([...element.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(buttons)
  await click('button')
  expect(storefront.ui.modal).toBe('feature-not-implemented')
  await close()
})

it('opens for the newsletter of a host that lacks it [R2.28 feature-not-implemented]', async () => {
  const shopper = { newsletter: { subscribe: async () => reject({ code: 'not-implemented' }) } }
  const form = <NewsletterForm email="asa@example.se" />
  const { element, storefront, submit, close } = await showScreen(form, { shopper })
  await submit()
  await vi.waitFor(() => expect(storefront.ui.modal).toBe('feature-not-implemented'))
  expect(element.querySelector('.error')).toBeNull()
  await close()
})
