// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { dialog, eventually, field, heading, press, type, wordsOf } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
  tab = await openTab(host, '/sv/tillbehor/glasskrapa-vik-krom')
  await tab.addToCart()
  await tab.visit('/sv/checkout')
})
afterAll(async () => {
  await tab.shopper.cart.sync()
  tab.close()
  host.close()
})
const main = () => document.querySelector('main') ?? undefined
const problems = () => [...document.querySelectorAll('main .error')].map(wordsOf)
const åsa = { firstName: 'Åsa', lastName: 'Berg' }
const home = {
  ...åsa,
  streetAddress: 'Storgatan 1',
  zipCode: '111 22',
  city: 'Stockholm',
  phoneNumber: '070-123 45 67',
}

const TITLES = {
  personal: 'Vem beställer?',
  shipping: 'Vart ska glaset?',
  payment: 'Hur vill du betala?',
  review: 'Granska och beställ',
} as const

/** Opens a step. The steps before it are filled in. */
async function open(step: keyof typeof TITLES): Promise<void> {
  const { checkout } = tab.shopper
  // So that the forms open anew.
  await tab.visit('/sv/wishlist')
  checkout.save('personal', {
    ...checkout.personalDetails,
    ...åsa,
    emailAddress: 'asa@example.se',
    createAccount: false,
  })
  checkout.save('shipping', { ...checkout.shippingDetails, ...home })
  checkout.save('payment', { ...checkout.paymentDetails, paymentMethod: 'cashondelivery', generateInvoice: false })
  await tab.visit('/sv/checkout')
  checkout.goTo(step)
  await eventually(() => expect([...document.querySelectorAll('main h2')].map(wordsOf)).toContain(TITLES[step]))
}

async function typed(label: string, text: string): Promise<void> {
  type(await eventually(() => field(label, main())), text)
}

describe('the checkout', () => {
  it.each([
    { member: 'Personal Details', step: 'personal', label: 'E-post' },
    { member: 'Shipping', step: 'shipping', label: 'Gatuadress' },
    { member: 'Payment', step: 'payment', label: 'Betalning vid leverans' },
    { member: 'Review order', step: 'review', label: 'Jag godkänner köpvillkoren.' },
  ] as const)('has a step with its own title and fields [R2.25 $member]', async ({ step, label }) => {
    await open(step)
    expect(field(label, main())).toBeDefined()
  })

  it('shows how to measure, without leaving the checkout [R2.28 size guide]', async () => {
    await press('Storleksguide', () => document.querySelector('.order') ?? undefined)
    await eventually(() => expect(wordsOf(dialog()?.querySelector('h2'))).toBe('Storleksguide'))
    tab.storefront.ui.closeModal()
    await eventually(() => expect(dialog()).toBeUndefined())
  })

  it('shows what the shop says beside the order', () => {
    const blocks = [...document.querySelectorAll('aside aside')].map(wordsOf)
    expect(blocks).toEqual(['Fråga en glasmästareRing 08-465 004 21 vardagar 9–16 om du vill gå igenom måtten först.'])
  })

  it('shows the terms in a dialog [R2.28 terms and conditions]', async () => {
    await open('review')
    await press('Köpvillkor', main)
    await eventually(() => expect(wordsOf(dialog())).toContain('Avtalet ingås när vi bekräftar beställningen.'))
    expect(wordsOf(dialog()?.querySelector('h2'))).toBe('Köpvillkor')
    await press('Stäng', dialog)
    await eventually(() => expect(dialog()).toBeUndefined())
  })

  it.each([
    { member: 'name', label: 'Förnamn', text: 'Å', sentence: 'Namnet ska ha minst 2 bokstäver.' },
    { member: 'e-mail address', label: 'E-post', text: 'asa@example', sentence: 'E-postadressen stämmer inte.' },
  ])('refuses “$text” as $label [R5.18 $member]', async ({ label, text, sentence }) => {
    await open('personal')
    await typed(label, text)
    await eventually(() => expect(problems()).toContain(sentence))
  })

  it('refuses a short password and another one below it [R5.18 password] [R5.18 passwords identical]', async () => {
    await open('personal')
    await press('Skapa ett konto med beställningen', main)
    await typed('Lösenord', 'sju bok')
    await typed('Upprepa lösenordet', 'sju bak')
    await eventually(() =>
      expect(problems()).toEqual(['Lösenordet ska ha minst 8 tecken.', 'Lösenorden är inte lika.']),
    )
  })

  it('refuses a postcode of two digits [R5.18 zip-code]', async () => {
    await open('shipping')
    await typed('Postnummer', '11')
    await eventually(() => expect(problems()).toContain('Postnumret är för kort.'))
  })

  it('needs name and number for an invoice to a company [R5.21] [R5.18 tax identification number]', async () => {
    await open('payment')
    await press('Jag beställer för ett företag', main)
    await press('Vidare till granskning', main)
    await eventually(() => expect(problems()).toEqual(['Fyll i fältet.', 'Fyll i fältet.']))
    await typed('Organisationsnummer', '55')
    await eventually(() => expect(problems()).toEqual(['Fyll i fältet.', 'Organisationsnumret är för kort.']))
    await typed('Företag', 'Glas AB')
    await typed('Organisationsnummer', '556016-0680')
    await eventually(() => expect(problems()).toEqual([]))
    await press('Vidare till granskning', main)
    await eventually(() => expect(tab.shopper.checkout.step).toBe('review'))
  })

  it('refuses an order without accepted terms [R5.18 terms]', async () => {
    await open('review')
    await press('Beställ med betalningsansvar', main)
    await eventually(() => expect(problems()).toEqual(['Du behöver godkänna köpvillkoren.']))
  })

  it('ends with the confirmation of the order [R2.25 Order confirmation]', async () => {
    await open('review')
    await press('Jag godkänner köpvillkoren.', main)
    await press('Beställ med betalningsansvar', main)
    await eventually(() => expect(heading()).toBe('Tack, Åsa'))
    await eventually(() => expect(wordsOf(main())).toMatch(/Beställning\s?000000001/))
  })

  it('leads back from there to the order', async () => {
    await tab.visit('/sv/checkout')
    await eventually(() => expect(wordsOf(main())).toContain('Här finns inget att beställa'))
    const link = [...document.querySelectorAll('main a')].find((a) => wordsOf(a) === 'Visa din senaste order')
    expect(link?.getAttribute('href')).toMatch(/^\/sv\/[^/]+\/[0-9A-F]{6}$/)
  })
})
