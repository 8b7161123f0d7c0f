// @vitest-environment happy-dom
import type { ProductStore } from '@vitrin/theme-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { dialog, eventually, press, screenWords, type, wordsOf } from './testing/screen'

/** The size that is sold out, and one that is in stock. */
const UNDEN_70 = '/sv/p/KG-1101/duschdorr-unden/KG-1101-MA-6123'
const ELSEWHERE = '/sv/wishlist'
const SQUEEGEE = '/sv/tillbehor/glasskrapa-vik-krom'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
  tab = await openTab(host, ELSEWHERE)
})
afterAll(async () => {
  await tab.shopper.cart.sync()
  tab.close()
  host.close()
})
beforeEach(async () => {
  const { cart } = tab.shopper
  const { ui } = tab.storefront
  await ui.answer(false)
  ui.closePanel()
  for (const { id } of ui.notifications.list) ui.notifications.dismiss(id)
  await cart.clear({ sync: true })
  // So that a product page opens anew.
  await tab.visit(ELSEWHERE)
})

const main = () => document.querySelector('main') ?? undefined
const store = () =>
  (tab.storefront.pages.current as unknown as { readonly model: { readonly store: ProductStore } }).model.store
const problems = () => [...document.querySelectorAll('main [role="alert"], main .error')].map(wordsOf)
const lines = () => tab.shopper.cart.items.map(({ sku, qty }) => `${sku} ${qty}`)
/** The last field for a quantity. It follows the first view of a product. */
const quantity = (within: () => ParentNode | null | undefined = main) =>
  eventually(() => {
    const field = [...(within()?.querySelectorAll<HTMLInputElement>('.qty input') ?? [])].at(-1)
    expect(field).toBeDefined()
    return field!
  })

async function add(url: string): Promise<void> {
  await tab.visit(url)
  await press('Lägg i varukorgen', main)
}

describe('adding a product', () => {
  it('that is out of stock warns, and puts it into the cart [R5.03]', async () => {
    await add(UNDEN_70)
    await eventually(() =>
      expect(screenWords()).toContain('Varan ligger i varukorgen. Slut just nu. Vi mejlar ett datum.'),
    )
    expect(lines()).toEqual(['KG-1101-MA-6123 1'])
  })

  it('that has errors says so and adds nothing; without errors it is added [R5.02]', async () => {
    await tab.visit(SQUEEGEE)
    const { parent } = store()
    const addWith = async (errors: Readonly<Record<string, string>>) => {
      ;(store() as unknown as { refreshed(product: object): void }).refreshed({ ...parent!, errors })
      await press('Lägg i varukorgen', main)
    }
    await addWith({ variants: 'No available product variants' })
    await eventually(() => expect(problems()).toContain('Inget utförande finns att köpa just nu.'))
    await addWith({ price: 'Price is not known' })
    await eventually(() => expect(problems()).toContain('Varorna kunde inte läggas till.'))
    expect(lines()).toEqual([])
    await addWith({})
    await eventually(() => expect(lines()).toHaveLength(1))
    await eventually(() => expect(problems()).toEqual([]))
  })

  it.each([
    { member: 'required', typed: '', sentence: 'Fyll i fältet.' },
    { member: 'above 0', typed: '0', sentence: 'Antalet ska vara minst 1.' },
    { member: 'below a quantity', typed: '1000000', sentence: 'Antalet ska vara lägre än 1 000 000.' },
    { member: 'positive integer', typed: '1.5', sentence: 'Antalet ska vara ett helt tal.' },
  ])('in the quantity “$typed” is refused: $sentence [R5.17 $member]', async ({ typed, sentence }) => {
    await tab.visit(SQUEEGEE)
    type(await quantity(), typed)
    await press('Lägg i varukorgen', main)
    await eventually(() => expect(problems()).toContain(sentence))
    expect(lines()).toEqual([])
  })

  it('with an unanswered question marks it and asks to mend it [R5.17 required] [R5.19 custom options]', async () => {
    await add('/sv/tillbehor/mattagning-hemma')
    await eventually(() =>
      expect(problems()).toEqual(expect.arrayContaining(['Fyll i fältet.', 'Rätta det som är markerat.'])),
    )
    expect(lines()).toEqual([])
  })

  it('with none of a needed part says so [R5.17 greater than 0] [R5.19 bundle options]', async () => {
    await tab.visit('/sv/tillbehor/skotselpaket-valj-sjalv')
    await eventually(() => expect(main()?.querySelector('.part select')).not.toBeNull())
    type(await quantity(() => main()?.querySelector('.part select')?.closest('.part')), '0')
    await press('Lägg i varukorgen', main)
    await eventually(() =>
      expect(problems()).toEqual(
        expect.arrayContaining(['Värdet ska vara större än 0.', 'Rätta det som är markerat.']),
      ),
    )
    expect(lines()).toEqual([])
  })

  it('with more pieces than may be sold names the quantity [R5.19 available quantity]', async () => {
    await tab.visit(SQUEEGEE)
    const { parent } = store()
    const stock = { ...parent!.stock!, max_sale_qty: 12 }
    ;(store() as unknown as { refreshed(product: object): void }).refreshed({ ...parent!, stock })
    type(await quantity(), '13')
    await press('Lägg i varukorgen', main)
    await eventually(() => expect(problems()).toContain('Det finns bara 12 av den här varan.'))
    type(await quantity(), '12')
    await press('Lägg i varukorgen', main)
    await eventually(() => expect(lines()).toEqual([expect.stringMatching(/ 12$/)]))
  })
})

describe('the cart', () => {
  const openWithOne = async () => {
    await add(SQUEEGEE)
    await eventually(() => expect(lines()).toHaveLength(1))
    await press(/^Varukorg, 1/, () => document.querySelector('header') ?? undefined)
    await eventually(() => expect(wordsOf(dialog())).toContain('Varukorg 1 vara'))
  }

  it('changes quantities, counts the sums and removes products [R2.24]', async () => {
    await openWithOne()
    await press('Öka', dialog)
    await eventually(() => expect(wordsOf(dialog())).toContain('Delsumma 490 kr'))
    type(await quantity(dialog), '3')
    await eventually(() => expect(wordsOf(dialog())).toContain('Delsumma 735 kr'))
    await press('Minska', dialog)
    await eventually(() => expect(wordsOf(dialog())).toContain('Delsumma 490 kr'))
    await press('Ta bort Glasskrapa Vik, krom', dialog)
    await press('Ta bort', dialog)
    await eventually(() => expect(wordsOf(dialog())).toContain('Varukorgen är tom'))
  })

  it.each(['Ta bort Glasskrapa Vik, krom', 'Minska'])('asks before “%s” removes a product [R5.05]', async (button) => {
    await openWithOne()
    for (const [answer, left] of [
      ['Behåll', 1],
      ['Ta bort', 0],
    ] as const) {
      await press(button, dialog)
      await eventually(() => expect(wordsOf(dialog()?.querySelector('h2'))).toBe('Ta bort Glasskrapa Vik, krom?'))
      expect(lines()).toHaveLength(1)
      await press(answer, dialog)
      await eventually(() => expect(tab.storefront.ui.confirmation).toBeUndefined())
      expect(lines()).toHaveLength(left)
    }
  })
})
