import { walkScreen, type ScreenPlan } from '@vitrin/hands/crawler'
import { createAccount } from './support/account'
import { screenOf, test, WITHOUT_NETWORK } from './support/crawl'
import { fillCart } from './support/hands-cart'
import { placeOrders } from './support/orders'
import { accountSections, checkoutSteps, panels, publicNames, publicScreen, savedLists } from './support/screens'
import { unden } from './support/product'
import type { Hands } from './support/hands'
import type { Inspector } from '@vitrin/hands/crawler'

// The whole walk takes an hour: `HANDS=all pnpm journeys -g "hands everywhere"`.
test.describe.configure({ timeout: 1_200_000 })

for (const width of [320, 390, 768, 1440])
  test.describe(`hands everywhere at ${width} px`, { tag: '@wide' }, () => {
    test.use(screenOf(width))

    // Each screen is a journey of its own, so that both workers have one.
    for (const name of publicNames)
      test(`hands everywhere: ${name}`, async ({ hands, inspector }) => {
        if (name === 'page that is not found') inspector.expectConsole(/status of 404/)
        await walkScreen(hands.driver, inspector, publicScreen(hands, name))
      })

    test('hands everywhere: panels', async ({ hands, inspector }) => {
      await fillCart(hands)
      await walkAll(hands, inspector, panels(hands))
    })

    test('hands everywhere: checkout, confirmation and outbox', async ({ hands, inspector }) => {
      const { driver, header, checkout, confirmation } = hands
      await fillCart(hands)
      await walkAll(hands, inspector, checkoutSteps(hands))
      inspector.screen = 'confirmation'
      await checkoutSteps(hands).at(-1)!.open()
      await checkout.acceptAndPlace()
      await confirmation.heading.waitUntilVisible()
      await inspector.look('after the order')
      await inspector.same('after a reload', () => driver.reload())

      inspector.screen = 'confirmation without a network'
      await fillCart(hands)
      for (const step of checkoutSteps(hands).slice(1)) await step.open()
      inspector.expectConsole(WITHOUT_NETWORK)
      await driver.setOffline(true)
      await checkout.acceptAndPlace()
      await confirmation.savedHeading.waitUntilVisible()
      await inspector.look('after the order')

      inspector.screen = 'outbox'
      await header.outboxButton.tap()
      await inspector.look('after opening')
    })

    test('hands everywhere: account', async ({ hands, inspector, page }) => {
      // The host limits how often one address may ask for its newsletter.
      inspector.expectConsole(/status of 429/)
      const account = await createAccount(page)
      await placeOrders(page, account, 2)
      await hands.driver.open('/sv')
      await hands.signIn.signIn(account)
      await walkAll(hands, inspector, accountSections(hands))
    })

    test('hands everywhere: saved lists', async ({ hands, inspector }) => {
      for (const address of ['/sv/duschhornor/duschhorna-siljan', unden.address]) {
        await hands.productPage.open(address)
        await hands.productPage.saveButton.tap()
        await hands.productPage.compareButton.tap()
      }
      await walkAll(hands, inspector, savedLists(hands))
    })
  })

async function walkAll({ driver }: Hands, inspector: Inspector, screens: readonly ScreenPlan[]): Promise<void> {
  for (const screen of screens) await walkScreen(driver, inspector, screen)
}
