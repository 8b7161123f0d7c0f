import type { ProductSelection } from '@vitrin/catalog'
import { aChild, aProduct, aSelection } from '@vitrin/catalog/testing'
import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { restoreEditedLine } from './restore-edited-line'

type Needs = Parameters<typeof restoreEditedLine>[0]
type Page = NonNullable<Needs['pages']['paintedPage']>

function open() {
  const pages = observable.object<{ paintedPage: Page | undefined }>(
    { paintedPage: undefined },
    { paintedPage: observableRef },
  )
  const restored: number[] = []
  const edited: (string | undefined)[] = []
  const pageOf = (id: number): Page => ({
    id: 'product',
    model: {
      store: {
        parent: aProduct({ id: id - 1, configurable_children: [aChild({ id, sku: `V${id}` })] }),
        change: (choose: (selection: ProductSelection) => ProductSelection) =>
          void restored.push(choose(aSelection(aProduct())).choices.qty),
        editLine: (key: string | undefined) => void edited.push(key),
      },
    },
  })
  const cart = observable.object<{ editMode: Needs['cart']['editMode']; closeEditMode(): void }>(
    {
      editMode: { key: 'V501', productId: 501, qty: 2, selectedOptions: { configurable: [], custom: [], bundle: [] } },
      closeEditMode() {
        runInAction(() => {
          cart.editMode = null
        })
      },
    },
    { editMode: observableRef },
  )
  restoreEditedLine({ pages, cart })
  return {
    cart,
    restored,
    edited,
    show: (page: Page) =>
      runInAction(() => {
        pages.paintedPage = page
      }),
    pageOf,
  }
}

describe('restoreEditedLine', () => {
  it('begins with what the line holds, on the page of its variant’s parent [R4.12]', () => {
    const { cart, restored, edited, show, pageOf } = open()
    show(pageOf(501))
    expect([restored, edited, cart.editMode]).toEqual([[2], ['V501'], expect.anything()])
    show({ id: 'home' })
    expect(cart.editMode).toBeNull()
  })

  it('changes no line any more once the line is changed', () => {
    const { cart, edited, show, pageOf } = open()
    show(pageOf(501))
    cart.closeEditMode()
    expect(edited).toEqual(['V501', undefined])
  })

  it('edits no more on another product', () => {
    const { cart, restored, edited, show, pageOf } = open()
    show(pageOf(700))
    expect([restored, edited.filter((key) => key !== undefined), cart.editMode]).toEqual([[], [], null])
  })
})
