import { observable, observableRef, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { priceCustomSizeAtHost } from './price-custom-size-at-host'

type Page = NonNullable<Parameters<typeof priceCustomSizeAtHost>[0]['pages']['paintedPage']>
type ProductStore = Extract<Page, { readonly id: 'product' }>['model']['store']

function open() {
  const pages = observable.object<{ paintedPage: Page | undefined }>(
    { paintedPage: undefined },
    { paintedPage: observableRef },
  )
  const happened: string[] = []
  const productPage = (isSizedByHost: boolean) => {
    const store = observable.object<{ -readonly [Key in keyof ProductStore]: ProductStore[Key] }>(
      {
        selection: { isSizedByHost },
        customSize: undefined,
        attachCustomSize: (customSize) => runInAction(() => (store.customSize = customSize)),
      },
      { selection: observableRef, customSize: observableRef },
    )
    return { id: 'product', model: { store } } as const
  }
  let made = 0
  const sizeAtHost = () => {
    made += 1
    const name = `size ${made}`
    happened.push(`made ${name}`)
    return {
      start: () => {
        happened.push(`started ${name}`)
        return () => happened.push(`stopped ${name}`)
      },
    }
  }
  const stop = priceCustomSizeAtHost({ pages, sizeAtHost })
  return { happened, productPage, stop, show: (page: Page) => runInAction(() => (pages.paintedPage = page)) }
}

describe('priceCustomSizeAtHost', () => {
  it('asks while own measures are chosen, and keeps the answers for the product [R7.20 simple-product-price]', () => {
    const { happened, productPage, show } = open()
    const page = productPage(false)
    show(page)
    expect(happened).toEqual([])
    for (const isSizedByHost of [true, false, true]) runInAction(() => (page.model.store.selection = { isSizedByHost }))
    expect(happened).toEqual(['made size 1', 'started size 1', 'stopped size 1', 'started size 1'])
  })

  it('stops asking when the page is left or the policy is stopped', () => {
    const { happened, productPage, show, stop } = open()
    show(productPage(true))
    show({ id: 'checkout' })
    expect(happened.at(-1)).toBe('stopped size 1')
    show(productPage(true))
    stop()
    expect(happened.at(-1)).toBe('stopped size 2')
  })
})
