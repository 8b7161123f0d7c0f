import { BAD_INPUTS, tryBadInput } from '@vitrin/hands/crawler'
import { screenOf, test, WITHOUT_NETWORK } from './support/crawl'
import { fillCart } from './support/hands-cart'
import { sara } from './support/checkout'
import { unden } from './support/product'

// The short form of the crawler. hands-everywhere.spec.ts walks each screen at each width.
const siljan = '/sv/duschhornor/duschhorna-siljan'
const LONG_EMAIL = 'annakarinmargaretaellinoravonsydowtillefternamnet@mycketlangtforetagsnamn.example.se'

test.describe('hands at 160 px: a small phone whose text is twice the size', { tag: '@wide' }, () => {
  test.use(screenOf(160))

  test('hands read home, a category and a product', async ({ hands, inspector }) => {
    for (const address of ['/sv', '/sv/duschhornor', siljan]) {
      await hands.driver.open(address)
      await inspector.look(`after opening ${address}`)
    }
  })
})

test.describe('hands at 320 px', { tag: '@wide' }, () => {
  test.use(screenOf(320))

  test('hands cut a shower corner to measure', async ({ hands, inspector }) => {
    const { driver, productPage } = hands
    await productPage.open(siljan)
    await productPage.chooseOwnMeasures()
    await productPage.measure('width').waitUntilVisible()
    await inspector.look('after a choice of own measures')
    for (const [code, length] of [
      ['width', 873],
      ['depth', 912],
      ['height', 1985],
    ] as const) {
      await productPage.typeMeasure(code, length, () => inspector.rememberMessages())
      await productPage.measure(code).leave()
      await inspector.look(`after ${length} in ${code}`)
    }
    await productPage.choice('Rökfärgat').check()
    await inspector.look('after a choice of glass')
    await inspector.same('after a reload', () => driver.reload())
    await inspector.firstPaint('after a reload')
    await inspector.same('after a turn of the phone', async () => {
      await driver.resize({ width: 844, height: 320 })
      await driver.settle()
      await driver.resize({ width: 320, height: 844 })
    })
  })

  test('hands sort by the longest label', async ({ hands, inspector }) => {
    const { listing } = hands
    await listing.open('/sv/duschhornor')
    await listing.sort.choose('Pris: högt till lågt')
    await inspector.look('after a choice of the order')
  })

  test('hands look closely at a picture and come back to their measures', async ({ hands, inspector }) => {
    const { driver, productPage } = hands
    await productPage.open(siljan)
    await productPage.typeMeasures({ width: 873, depth: 912, height: 1985 })
    await inspector.same('after a zoom and Back', async () => {
      await productPage.zoom.tap()
      await driver.settle()
      await driver.back()
    })
  })

  test('hands open an address with measures, edited by hand', async ({ hands, inspector }) => {
    const { driver, productPage } = hands
    for (const query of [
      '?width=873&depth=912&height=1985',
      '?width=1e5&height=-1&childSku=KG-GONE',
      '?width=&x=%00',
    ]) {
      await productPage.open(siljan + query)
      await inspector.look(`after opening ${query}`)
      await inspector.firstPaint(`after opening ${query}`)
      await inspector.same(`after a reload of ${query}`, () => driver.reload())
    }
  })

  test('hands type nonsense into a measure', async ({ hands, inspector }) => {
    const { productPage } = hands
    await productPage.open(siljan)
    await productPage.chooseOwnMeasures()
    await tryBadInput(inspector, productPage.measure('height'), 'height', BAD_INPUTS)
  })
})

test.describe('hands at 390 px', { tag: '@wide' }, () => {
  test.use(screenOf(390))

  test('hands leave search and cart with Back', async ({ hands, inspector }) => {
    const { driver, listing, productPage, searchPanel, cartPanel } = hands
    for (const [name, panel] of [
      ['the search', searchPanel],
      ['the cart', cartPanel],
    ] as const) {
      await listing.open('/sv/duschdorrar')
      await listing.product(unden.name).tap()
      await productPage.form.waitUntilVisible()
      await inspector.same(`after ${name} and Back`, async () => {
        await panel.open()
        await inspector.look(`after opening ${name}`)
        await driver.back()
      })
    }
  })

  test('hands type long words into the checkout', async ({ hands, inspector }) => {
    const { checkout } = hands
    await fillCart(hands)
    await hands.cartPanel.goToCheckout()
    await checkout.firstName.paste('x'.repeat(10_000))
    await checkout.firstName.leave()
    await inspector.look('after a name of 10,000 letters')
    await checkout.typePerson({ ...sara, email: LONG_EMAIL })
    await checkout.leavePersonal()
    await inspector.look('after a long e-mail')
  })

  test('hands order without a network, with a reload at each step', async ({ hands, inspector }) => {
    const { driver, cartPanel, checkout, confirmation } = hands
    await fillCart(hands)
    await inspector.look('after opening the cart')
    await cartPanel.goToCheckout()
    await checkout.typePerson(sara)
    await checkout.leavePersonal()
    await inspector.same('after a reload of the delivery step', () => driver.reload())
    await checkout.typeAddress(sara)
    await checkout.leaveShipping()
    await inspector.same('after a reload of the payment step', () => driver.reload())
    await checkout.leavePayment()
    await inspector.same('after a reload of the review', () => driver.reload())
    inspector.expectConsole(WITHOUT_NETWORK)
    await driver.setOffline(true)
    await checkout.acceptAndPlace()
    await confirmation.savedHeading.waitUntilVisible()
    await inspector.look('after the order')
  })
})

test.describe('hands at 768 px', { tag: '@wide' }, () => {
  test.use(screenOf(768))

  test('hands edit a line of the cart, with a reload', async ({ hands, inspector }) => {
    const { driver, productPage, cartPanel } = hands
    await fillCart(hands)
    await cartPanel.line(unden.name).editLink.tap()
    await productPage.changeButton.waitUntilVisible()
    await inspector.same('after a reload', () => driver.reload())
  })
})

test.describe('hands at 1440 px', { tag: '@wide' }, () => {
  test.use(screenOf(1440))

  test('hands reach the last filter with the keyboard', async ({ hands, inspector }) => {
    const { driver, listing, at } = hands
    await driver.open('/sv/duschhornor')
    await at(listing.filters).getByRole('checkbox').last().focus()
    await inspector.lookAtFocus('after the last filter got the focus')
  })

  test('hands choose a filter at the end of a long list', async ({ hands, inspector }) => {
    const { driver, listing } = hands
    await driver.open('/sv/duschdorrar')
    await driver.evaluate(() => scrollTo(0, document.body.scrollHeight), null)
    await listing.filter('2\\s000').tap()
    await driver.waitUntil('the choice is in the address', async () => (await driver.address()).includes('price'))
    await inspector.look('after a choice')
  })

  test('hands reach the form beside many pictures with the keyboard', async ({ hands, inspector }) => {
    const { driver } = hands
    await driver.open('/sv/duschhornor/duschhorna-siljan')
    for (let presses = 1; presses <= 40; presses += 1) {
      await driver.press('Tab')
      await inspector.lookAtFocus(`after ${presses} presses of Tab`)
    }
  })

  test('hands read the help', async ({ hands, inspector }) => {
    for (const page of ['valja-glas', 'montering', 'skotsel']) {
      await hands.driver.open(`/sv/i/${page}`)
      await inspector.look(`after opening ${page}`)
    }
  })
})
