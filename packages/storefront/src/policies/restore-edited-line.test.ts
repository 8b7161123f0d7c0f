import type { ProductSelection } from '@vitrin/catalog'
import { aProduct, aSelection } from '@vitrin/catalog/testing'
import { shortLineKey, type CartItem } from '@vitrin/cart-sync'
import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { restoreEditedLine } from './restore-edited-line'

type Needs = Parameters<typeof restoreEditedLine>[0]
type Page = NonNullable<Needs['pages']['paintedPage']>

type EditableProduct = Extract<Page, { readonly id: 'product' }>['model']['store']

const line = { key: 'V501', parentSku: 'SILJAN', qty: 2 } as CartItem
const LINE = shortLineKey('V501')

/** A product page whose address names a line, and a cart. */
function open({ url = `/sv/siljan?line=${LINE}`, lines = [line], sku = 'SILJAN' } = {}) {
  const restored: number[] = []
  const notified: unknown[] = []
  const store = observable<EditableProduct>({
    parent: { sku },
    editedLine: LINE,
    isChanged: false,
    change: (choose: (selection: ProductSelection) => ProductSelection) =>
      void restored.push(choose(aSelection(aProduct())).choices.qty),
    editLine: (key: string | undefined) =>
      runInAction(() => {
        store.editedLine = key
      }),
  })
  const product: Page = { id: 'product', url, model: { store } }
  const pages = observable.object<{ paintedPage: Page | undefined }>(
    { paintedPage: product },
    { paintedPage: observableRef },
  )
  const cart = observable.object<Needs['cart']>(
    {
      items: lines,
      editMode: null,
      openEditMode: (key) =>
        runInAction(() =>
          Object.assign(cart, {
            editMode: { key, productId: 501, qty: 2, selectedOptions: { configurable: [], custom: [], bundle: [] } },
          }),
        ),
      closeEditMode: () => runInAction(() => Object.assign(cart, { editMode: null })),
    },
    { items: observableRef, editMode: observableRef },
  )
  restoreEditedLine({ pages, cart, notify: (notification) => void notified.push(notification) })
  const show = (page: Page) =>
    runInAction(() => {
      pages.paintedPage = page
    })
  return { cart, store, restored, notified, show, product }
}

const home: Page = { id: 'home', url: '/sv' }

describe('restoreEditedLine', () => {
  it('begins with the choices of the line that the address names [R4.12]', () => {
    const { cart, restored, store } = open()
    expect([restored, cart.editMode?.key, store.editedLine]).toEqual([[2], 'V501', LINE])
  })

  it('begins with the choices of the address where it has any, as after a reload', () => {
    const { cart, restored, store } = open({ url: `/sv/siljan?width=873&height=1985&childSku=A&line=${LINE}` })
    expect([restored, cart.editMode?.key, store.editedLine]).toEqual([[], 'V501', LINE])
  })

  it('ends when another page is opened, and goes on when the shopper comes back', () => {
    const { cart, store, show, product } = open()
    show(home)
    expect(cart.editMode).toBeNull()
    show(product)
    expect([cart.editMode?.key, store.editedLine]).toEqual(['V501', LINE])
  })

  it('changes no line any more once the line is changed', () => {
    const { cart, store } = open()
    cart.closeEditMode()
    expect(store.editedLine).toBeUndefined()
  })

  it.each([
    ['is no longer in the cart', { lines: [] }],
    ['belongs to another product', { sku: 'UNDEN' }],
  ])('says so when the line %s, and the page adds a line', (_, at) => {
    const { cart, store, restored, notified } = open(at)
    expect([cart.editMode, store.editedLine, restored]).toEqual([null, undefined, []])
    expect(notified).toMatchObject([{ type: 'warning', message: { key: 'cart.editedLineGone' } }])
  })
})
