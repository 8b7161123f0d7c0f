// @vitest-environment happy-dom
import type { Storefront } from '@vitrin/storefront'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { StorefrontContext } from '../storefront-context'
import type { Shopper } from '../stores'
import { useShopper } from './use-shopper'

function shopOf(shopper: Shopper | undefined) {
  return makeAutoObservable({ shopper }, { shopper: observableRef })
}

/** Hydrates a component that shows whether the shopper is there. `renders` counts those in the browser. */
async function hydrate(shop: { shopper: Shopper | undefined }) {
  const counted = { renders: 0 }
  const Cart = observer(function Cart() {
    const shopper = useShopper()
    counted.renders += 1
    return <p>{shopper ? 'here' : 'absent'}</p>
  })
  const tree = (
    <StorefrontContext value={shop as unknown as Storefront}>
      <Cart />
    </StorefrontContext>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(tree)
  counted.renders = 0
  const root = await act(async () => hydrateRoot(place, tree))
  const close = async (): Promise<void> => {
    await act(async () => root.unmount())
    place.remove()
  }
  return { counted, text: () => place.textContent, close }
}

const someone = {} as Shopper

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => void vi.unstubAllGlobals())

it('what hydrates before the shopper has come is rendered once, and once more when the shopper comes', async () => {
  const shop = shopOf(undefined)
  const { counted, text, close } = await hydrate(shop)
  expect(counted.renders).toBe(1)
  await act(async () => runInAction(() => (shop.shopper = someone)))
  expect([text(), counted.renders]).toEqual(['here', 2])
  await close()
})

it('what hydrates after the shopper has come begins as the server rendered it', async () => {
  const { counted, text, close } = await hydrate(shopOf(someone))
  expect([text(), counted.renders]).toEqual(['here', 2])
  await close()
})
