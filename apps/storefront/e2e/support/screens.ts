import { Control } from '@vitrin/hands'
import type { ScreenPlan } from '@vitrin/hands/crawler'
import type { Hands } from './hands'
import { sara } from './checkout'
import { unden } from './product'

const DIALOG = { role: 'dialog' } as const

/** Screens that need nothing but their address. */
const PUBLIC: Readonly<Record<string, string>> = {
  home: '/sv',
  category: '/sv/duschhornor',
  'filtered category': '/sv/duschdorrar?color=5512&width=900&height=2000',
  'results of a search': '/sv/sok?q=spegel',
  'simple product': '/sv/p/KG-2112/glashylla',
  'door with standard sizes': unden.address,
  'shower corner': '/sv/duschhornor/duschhorna-siljan',
  bundle: '/sv/p/KG-2701/hallpaket',
  'grouped product': '/sv/p/KG-2601/skotselpaket',
  'virtual product': '/sv/p/KG-2401/mattagning',
  'downloadable product': '/sv/p/KG-2501/mattmall',
  'variant that is gone': '/sv/p/KG-1101/duschdorr-unden/KG-GONE',
  'help with measuring': '/sv/i/sa-mater-du',
  'help with the choice of glass': '/sv/i/valja-glas',
  'help with assembly': '/sv/i/montering',
  'help with care': '/sv/i/skotsel',
  'contact form': '/sv/i/kontakt',
  withdrawal: '/sv/retur/angra',
  'standard sizes': '/sv/standardmatt',
  'own measures': '/sv/specialmatt',
  'page that is not found': '/sv/finns/inte',
  'link of a mail': '/sv/mail-link',
  'error page': '/sv/error',
}

/** Screens whose fields are in the address or on the device. */
const KEEPS_FIELDS = /product|door|corner|bundle/

export const publicNames = Object.keys(PUBLIC)

export function publicScreen({ driver, contactForm }: Hands, name: string): ScreenPlan {
  return {
    name,
    open: async () => {
      await driver.open(PUBLIC[name] ?? '/sv')
      // Its fields come with the shopper's part.
      if (name === 'contact form') await contactForm.sendButton.waitUntilVisible()
    },
    // These forms begin with what the device knows of the shopper.
    isPublic: name !== 'withdrawal' && name !== 'contact form',
    keepsFields: KEEPS_FIELDS.test(name),
    // A download leaves the shop, the dialogs of printer and files block the page, and an empty form loses its fields.
    spared: /^(Ladda ner|Skriv ut|Bilder eller ritningar|Töm formuläret)/,
  }
}

/** The panels over a page. The cart has a piece. Wide screens have neither menu nor filters in a panel. */
export function panels(hands: Hands): readonly ScreenPlan[] {
  const { driver, header, listing, productPage, searchPanel, cartPanel } = hands
  const over =
    (address: string) =>
    (name: string, show: () => Promise<void>): ScreenPlan => ({
      name,
      within: DIALOG,
      isPanel: true,
      open: async () => {
        // The same address again is a reload, which keeps a panel open.
        await driver.open('/sv')
        await driver.open(address)
        await show()
        await new Control(driver, DIALOG).waitUntilVisible()
      },
    })
  const overProduct = over(unden.address)
  const narrow = [
    overProduct('menu', () => header.menuLink.tap()),
    over('/sv/duschhornor')('filters', async () => {
      await listing.openFilters()
    }),
  ]
  return [
    overProduct('search', () => searchPanel.open()),
    overProduct('search with hits', async () => {
      await searchPanel.open()
      await searchPanel.field.type('unden')
      await searchPanel.product(unden.name).waitUntilVisible()
    }),
    overProduct('cart', () => cartPanel.open()),
    overProduct('enlarged picture', () => productPage.zoom.tap()),
    overProduct('sign-in', () => header.openAccount()),
    ...(driver.size.width < 1024 ? narrow : []),
  ]
}

/** The steps of the checkout, in order: each needs the one before. The cart has a piece. */
export function checkoutSteps({ driver, checkout }: Hands): readonly ScreenPlan[] {
  const at = (hash: string) => () => driver.open(`/sv/checkout#${hash}`)
  return [
    { name: 'checkout, person', open: at('personalDetails') },
    {
      name: 'checkout, person half filled',
      open: async () => {
        await at('personalDetails')()
        await checkout.firstName.type(sara.firstName)
        await checkout.email.type('sara@')
        await checkout.toShipping.tap()
      },
    },
    {
      name: 'checkout, delivery',
      open: async () => {
        await at('personalDetails')()
        // The device keeps what the walk has ticked in the step before.
        await checkout.createAccount.uncheck()
        await checkout.typePerson(sara)
        await checkout.leavePersonal()
      },
    },
    {
      name: 'checkout, payment',
      open: async () => {
        await at('shipping')()
        await checkout.typeAddress(sara)
        await checkout.leaveShipping()
      },
    },
    {
      name: 'checkout, review',
      open: async () => {
        await at('payment')()
        await checkout.company.uncheck()
        await checkout.sameAddress.check()
        await checkout.leavePayment()
      },
      // The crawler orders at its end.
      spared: /^(Beställ|Skriv ut)/,
    },
  ]
}

/** The sections of the account and its newest order; the customer is signed in and has ordered. */
export function accountSections({ driver, names }: Hands): readonly ScreenPlan[] {
  const sections = [
    '',
    'shipping-details',
    'newsletter',
    'orders',
    'loyalty-card',
    'reviews',
    'recently-viewed',
    'data',
  ]
  const spared = /^(Logga ut|Ta bort|Ladda ner|Spara|Skriv ut)/
  return [
    ...sections.map((section) => ({
      name: `account, ${section || 'profile'}`,
      open: () => driver.open(`/sv/my-account/${section}`.replace(/\/$/, '')),
      spared,
    })),
    {
      name: 'account, order',
      open: async () => {
        await driver.open('/sv/my-account/orders')
        await new Control(driver, { role: 'link', name: names.whole('account.showOrder') }).tap()
        await new Control(driver, { role: 'heading', level: 1, name: names.whole('account.order') }).waitUntilVisible()
      },
      spared,
    },
  ]
}

/** The lists on the device, and that of the bestsellers. */
export function savedLists({ driver }: Hands): readonly ScreenPlan[] {
  return [
    { name: 'bestsellers', open: () => driver.open('/sv/bestsellers') },
    { name: 'wishlist', open: () => driver.open('/sv/wishlist') },
    { name: 'compare', open: () => driver.open('/sv/compare') },
  ]
}
