import { makeAutoObservable, observableRef } from 'mobx'
import { describe, expect, it } from 'vitest'
import { notifyMissingOffline } from './notify-missing-offline'

type PagesOfPolicy = Parameters<typeof notifyMissingOffline>[0]['pages']

class Pages implements PagesOfPolicy {
  current: PagesOfPolicy['current'] = undefined
  missing: { readonly url: string } | undefined = undefined

  constructor() {
    makeAutoObservable(this, { current: observableRef, missing: observableRef })
  }

  shows(current: PagesOfPolicy['current']): void {
    this.current = current
  }

  wasMissing(url: string): void {
    this.missing = { url }
  }
}

function open(pages = new Pages()) {
  const said: unknown[] = []
  const stop = notifyMissingOffline({ pages, notify: (notification) => said.push(notification) })
  return { pages, stop, said: () => said.splice(0) }
}

const warning = (key: string) => ({ type: 'warning', message: { key }, action1: { label: 'ui.ok' } })
const category = (offline: boolean) => ({ id: 'category', model: { listing: { offline } } }) as const

describe('without a network', () => {
  it('a category that was never opened on the device says so [R8.06]', () => {
    const { pages, said } = open()
    pages.shows(category(false))
    expect(said()).toEqual([])
    pages.shows(category(true))
    expect(said()).toEqual([warning('category.notSynchronized')])
  })

  it('another page says so on the way home, each time, also before the shopper’s part came [R8.11]', () => {
    const early = new Pages()
    early.wasMissing('/sv/siljan')
    const { pages, said, stop } = open(early)
    expect(said()).toEqual([warning('page.notOffline')])
    pages.wasMissing('/sv/siljan')
    expect(said()).toEqual([warning('page.notOffline')])
    stop()
    pages.wasMissing('/sv/torne')
    expect(said()).toEqual([])
  })
})
