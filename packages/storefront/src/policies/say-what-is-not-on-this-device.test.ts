import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { makeAutoObservable, observableRef } from 'mobx'
import { describe, expect, it } from 'vitest'
import { UiStore } from '../ui/ui-store'
import type { PolicyContext } from './policy'
import { sayWhatIsNotOnThisDevice } from './say-what-is-not-on-this-device'

class Pages {
  current: unknown = undefined
  missing: { readonly url: string } | undefined = undefined

  constructor() {
    makeAutoObservable(this, { current: observableRef, missing: observableRef })
  }

  shows(current: unknown): void {
    this.current = current
  }

  wasMissing(url: string): void {
    this.missing = { url }
  }
}

function open(pages = new Pages()) {
  const ui = new UiStore({ clock: new ManualClock(), ids: new SequentialIds() })
  const stop = sayWhatIsNotOnThisDevice({ storefront: { pages, ui } } as unknown as PolicyContext)
  return { pages, stop, said: () => ui.notifications.list.map(({ message }) => message.key), ui }
}

const category = (offline: boolean) => ({ id: 'category', model: { listing: { offline } } })

describe('without a network', () => {
  it('a category that was never opened on the device says so [R8.06]', () => {
    const { pages, said } = open()
    pages.shows(category(false))
    expect(said()).toEqual([])
    pages.shows(category(true))
    expect(said()).toEqual(['category.notSynchronized'])
  })

  it('another page says so on the way home, each time, also before the shopper’s part came [R8.11]', () => {
    const early = new Pages()
    early.wasMissing('/sv/siljan')
    const { pages, said, ui, stop } = open(early)
    expect(said()).toEqual(['page.notOffline'])
    ui.notifications.dismiss(ui.notifications.list[0]!.id)
    pages.wasMissing('/sv/siljan')
    expect(said()).toEqual(['page.notOffline'])
    stop()
    ui.notifications.dismiss(ui.notifications.list[0]!.id)
    pages.wasMissing('/sv/torne')
    expect(said()).toEqual([])
  })
})
