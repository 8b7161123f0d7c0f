// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { Refusal } from '../screens/checkout/refusal'
import { DataSection } from '../screens/my-account/data-section'
import PaymentScreen from '../screens/payment/payment-screen'
import WithdrawalScreen from '../screens/withdrawal/withdrawal-screen'
import FeatureNotImplemented from '../modals/feature-not-implemented'
import CheckoutHeader from '../layouts/checkout-header'
import SiteFooter from '../layouts/site-footer'
import { showScreen } from '../testing/show'
import { siteInfo } from '../testing/site-info'
import { ContactText, CustomerService } from './contact-text'

const textIn = async (part: Parameters<typeof showScreen>[0], shop: Parameters<typeof showScreen>[1] = {}) => {
  const { element, close } = await showScreen(part, shop)
  const found = { text: element.textContent, html: element.innerHTML }
  await close()
  return found
}

it('phone number and opening hours are those of the shop, and the number calls [R3.19 site info]', async () => {
  const other = { ...siteInfo, phone: { shown: '09 123', number: '+3589123' }, email: 'hei@kirkas.example' }
  const { text, html } = await textIn(<CustomerService />, { sets: { site_info: other } })
  expect(text).toBe('Kundtjänst 09 123, vardagar 9–16')
  expect(html).toContain('href="tel:+3589123"')
  const file = await textIn(<ContactText message="product.fileByMailTo" />, { sets: { site_info: other } })
  expect(file.text).toBe('Mejla dem till hei@kirkas.example.')
})

it('a shop without opening hours shows its number alone', async () => {
  const site_info = { ...siteInfo, openingHours: [] }
  expect((await textIn(<CustomerService />, { sets: { site_info } })).text).toBe('Kundtjänst 08-465 004 21')
})

const page = (url: string) => ({ url }) as never
const refusal = { code: 'refused', message: 'No.' } as never

it.each([
  ['the footer', <SiteFooter key="" />, ''],
  ['the header of the checkout', <CheckoutHeader key="" />, ''],
  ['a refused order', <Refusal key="" refusal={refusal} checkout={{} as never} onAgain={() => 0} />, 'Försök igen.'],
  ['a failed payment', <PaymentScreen key="" page={page('/sv/payment?status=failed')} />, ''],
  ['the withdrawal', <WithdrawalScreen key="" page={page('/sv/retur/angra')} />, 'Här på sidan går det inte.'],
  ['the account’s data', <DataSection key="" email="a@b.se" />, 'Här på sidan går det inte.'],
  ['what the host lacks', <FeatureNotImplemented key="" />, 'Butiken kan inte göra det här.'],
])('%s of a shop without these facts leaves the sentence out', async (_, part, rest) => {
  const { text, html } = await textIn(part, { config: { hostHasAdditions: false, shopName: 'Kirkas' } })
  expect(text).toContain(rest)
  expect(html).not.toMatch(/klarglas|08-465|tel:|\{\{|9–16/i)
})
