import { goodOf, lineOf, LINES } from '../oracle/goods'
import type { CartItemDraft } from '@vitrin/catalog'
import { lineName } from '../actors/read-screen'
import type { Tab } from '../actors/tab'
import type { Stage } from '../stage'
import type { TabStep } from './step'

export const add: TabStep = {
  kind: 'adds',
  weight: 22,
  draw: (draw) => ({ line: draw.oneOf('line', LINES), qty: draw.whole('qty', 1, 3) }),
  async run(tab, { line, qty }, stage) {
    const { page } = tab
    if (!page) return
    const name = String(line)
    const intent = stage.oracle.cart(tab.owner).intendLine(tab.asker, name, (held) => [held + Number(qty)])
    const added = await page.shopper.cart.add([draftOf(name, Number(qty), stage)])
    if (!added.ok) return intent.refused()
    intent.done()
    acknowledged(tab, stage, `${name} ×${qty} … shown`)
  },
}

export const setQuantity: TabStep = {
  kind: 'sets',
  weight: 14,
  draw: (draw) => ({ which: draw.unit('which'), qty: draw.whole('qty', 1, 6) }),
  async run(tab, { which, qty }, stage) {
    const item = shownLine(tab, Number(which))
    // A quantity that the screen shows already is not requested again, though another tab may have changed it.
    if (!item || !tab.page || item.qty === Number(qty)) return
    const line = lineName(item)
    // If another tab has removed the line, it stays removed.
    const intent = stage.oracle
      .cart(tab.owner)
      .intendLine(tab.asker, line, (held) => (held === 0 ? [0] : [Number(qty)]))
    const changed = await tab.page.shopper.cart.setQty(item.key, Number(qty))
    if (!changed.ok) return intent.refused()
    intent.done()
    acknowledged(tab, stage, `${line} = ${qty} … shown`)
  },
}

/** The line becomes another piece. If the cart has such a line already, the pieces are added to it. */
export const edit: TabStep = {
  kind: 'edits',
  weight: 4,
  draw: (draw) => ({ which: draw.unit('which'), becomes: draw.unit('becomes'), qty: draw.whole('qty', 1, 4) }),
  async run(tab, { which, becomes, qty }, stage) {
    const item = shownLine(tab, Number(which))
    if (!item || !tab.page) return
    const line = lineName(item)
    const kinds = LINES.filter((name) => lineOf(name).sku === item.sku)
    const other = kinds[Math.floor(Number(becomes) * kinds.length)] ?? line
    const cart = stage.oracle.cart(tab.owner)
    const intents =
      other === line
        ? // Another tab has removed the line meanwhile: the chosen piece is added.
          [cart.intendLine(tab.asker, line, () => [Number(qty)])]
        : [
            cart.intendLine(tab.asker, line, () => [0]),
            cart.intendLine(tab.asker, other, (held) => [held + Number(qty)]),
          ]
    const edited = await tab.page.shopper.cart.replace(item.key, draftOf(other, Number(qty), stage))
    for (const intent of intents) {
      if (edited.ok) intent.done()
      else intent.refused()
    }
    if (edited.ok) acknowledged(tab, stage, `${line} is now ${other} ×${qty} … shown`)
  },
}

export const remove: TabStep = {
  kind: 'removes',
  weight: 10,
  draw: (draw) => ({ which: draw.unit('which') }),
  async run(tab, { which }, stage) {
    const item = shownLine(tab, Number(which))
    if (!item || !tab.page) return
    const line = lineName(item)
    const intent = stage.oracle.cart(tab.owner).intendLine(tab.asker, line, () => [0])
    await tab.page.shopper.cart.remove(item.key)
    intent.done()
    acknowledged(tab, stage, `${line} … gone`)
  },
}

/** The button of the message about a removal. */
export const undo: TabStep = {
  kind: 'takes the removal back',
  weight: 5,
  async run(tab, _, stage) {
    const { page } = tab
    const message = page?.storefront.ui.notifications.list.findLast(({ id }) => tab.undoable.has(id))
    const item = message && tab.undoable.get(message.id)
    if (!page || !item) return
    const line = lineName(item)
    const intent = stage.oracle.cart(tab.owner).intendLine(tab.asker, line, (held) => [held + item.qty])
    const added = new Promise<void>((done) =>
      page.shopper.cart.events.subscribe((event) => {
        if (event.type === 'item-added' && event.item.key === item.key) done()
      }),
    )
    message.action1?.run?.()
    page.storefront.ui.notifications.dismiss(message.id)
    await added
    intent.done()
    acknowledged(tab, stage, `${line} ×${item.qty} … back`)
  },
}

/** The line at this relative height of the screen. */
function shownLine({ page }: Tab, which: number) {
  const items = page?.shopper.cart.items ?? []
  return items[Math.floor(which * items.length)]
}

export function acknowledged(tab: Tab, { world, oracle }: Stage, text: string): void {
  oracle.acknowledged += 1
  world.trace.record(tab.name, `✓ ${text}`)
}

/** The draft that the product page would make, at the present price. */
function draftOf(name: string, qty: number, { oracle }: Stage): CartItemDraft {
  const { sku, engraving } = lineOf(name)
  const { id, isVirtual } = goodOf(name)
  const gross = oracle.prices.priceOf(sku) / 100
  return {
    id,
    sku,
    parentSku: sku,
    name: sku,
    qty,
    product_type: isVirtual ? 'virtual' : 'simple',
    tax_class_id: 2,
    options: [],
    price: gross / 1.25,
    price_incl_tax: gross,
    product_option: {
      extension_attributes: engraving === '' ? {} : { custom_options: [{ option_id: '22', option_value: engraving }] },
    },
  } as unknown as CartItemDraft
}
