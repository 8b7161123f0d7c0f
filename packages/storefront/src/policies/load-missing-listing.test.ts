import { makeAutoObservable, observableRef } from 'mobx'
import { expect, it } from 'vitest'
import { loadMissingListing } from './load-missing-listing'

type World = Parameters<typeof loadMissingListing>[0]

function aPage() {
  const page = { listing: { offline: true }, loads: 0, reload: async () => void (page.loads += 1) }
  return page
}

class Shop {
  online = false
  current: World['pages']['current'] = undefined

  constructor() {
    makeAutoObservable(this, { current: observableRef })
  }

  setOnline(online: boolean): void {
    this.online = online
  }

  shows(current: World['pages']['current']): void {
    this.current = current
  }
}

function start() {
  const shop = new Shop()
  const reported: unknown[] = []
  const stop = loadMissingListing({ pages: shop, ui: shop, report: (error) => reported.push(error) })
  return { shop, reported, stop }
}

it.each(['category', 'search'] as const)('the list of a %s comes when the network is back', (id) => {
  const { shop, stop } = start()
  const model = aPage()
  shop.shows({ id, model })
  expect(model.loads).toBe(0)
  shop.setOnline(true)
  expect(model.loads).toBe(1)
  shop.setOnline(false)
  shop.setOnline(true)
  expect(model.loads).toBe(2)
  stop()
  shop.setOnline(false)
  shop.setOnline(true)
  expect(model.loads).toBe(2)
})

it('a list that was loaded is not loaded again, nor is one that was left', () => {
  const { shop } = start()
  const model = aPage()
  shop.shows({ id: 'category', model })
  shop.shows({ id: 'home' })
  shop.setOnline(true)
  expect(model.loads).toBe(0)
  shop.setOnline(false)
  model.listing.offline = false
  shop.shows({ id: 'category', model })
  shop.setOnline(true)
  expect(model.loads).toBe(0)
})

it('a list that does not come is reported', async () => {
  const { shop, reported } = start()
  const fault = new Error('The host has gone again')
  shop.shows({ id: 'category', model: { ...aPage(), reload: () => Promise.reject(fault) } })
  shop.setOnline(true)
  await Promise.resolve()
  await Promise.resolve()
  expect(reported).toEqual([fault])
})
