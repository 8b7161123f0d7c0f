import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { UiStore, type PanelId, type Storefront } from '@vitrin/storefront'
import { beforeEach, describe, expect, it } from 'vitest'
import { HistoryEntries } from './history-entries'

interface Entry {
  url: string
  state: unknown
}

/** What waits for a later turn, in place of the browser's timers. */
const tasks: (() => void)[] = []
beforeEach(() => void tasks.splice(0))

/** All turns and promises that are under way have ended. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const run of tasks.splice(0)) run()
    for (let step = 0; step < 20; step += 1) await Promise.resolve()
  }
}

/** A history as browsers have it: a step arrives later, and a new entry removes those ahead. */
class FakeHistory {
  entries: Entry[]
  index: number
  scrollRestoration = 'auto'
  onArrival: () => void = () => undefined

  constructor(entries: readonly Entry[]) {
    this.entries = [...entries]
    this.index = entries.length - 1
  }

  get length(): number {
    return this.entries.length
  }

  get here(): Entry {
    return this.entries[this.index]!
  }

  get state(): unknown {
    return this.here.state
  }

  readonly pushState = (state: unknown, _: string, url = this.here.url): void => {
    this.entries = [...this.entries.slice(0, this.index + 1), { url, state }]
    this.index += 1
  }

  readonly replaceState = (state: unknown, _: string, url = this.here.url): void => {
    this.entries[this.index] = { url, state }
  }

  readonly go = (steps: number): void => {
    tasks.push(() => {
      if (!this.entries[this.index + steps]) return
      this.index += steps
      this.onArrival()
    })
  }
}

interface World {
  /** The entries that the tab already had, for example before a reload. */
  readonly before?: readonly Entry[]
  /** Whether the page of the address is shown when the shop starts. */
  readonly isShown?: boolean
}

function open({ before = [{ url: '/sv', state: null }], isShown = true }: World = {}) {
  const history = new FakeHistory(before)
  const listeners: Record<string, () => void> = {}
  const ui = new UiStore({ clock: new ManualClock(), ids: new SequentialIds() })
  const pages = { current: isShown ? { url: history.here.url } : undefined }
  const window = {
    history,
    get location() {
      const [pathname, search] = history.here.url.split('?')
      return { pathname, search: search === undefined ? '' : `?${search}`, hash: '' }
    },
    scrollY: 0,
    setTimeout: (run: () => void) => tasks.push(run),
    addEventListener: (event: string, listener: () => void) => void (listeners[event] = listener),
  }
  const entries = new HistoryEntries(
    {
      ui,
      pages,
      report: (e: unknown) => {
        throw e
      },
    } as unknown as Storefront,
    window as unknown as Window,
  )
  const followed: string[] = []
  history.onArrival = () => {
    if (!entries.arrive()) return
    followed.push(history.here.url)
    pages.current = { url: history.here.url }
    entries.endNavigation()
  }
  entries.start()

  /** A dialog of the theme, as `useDialog` announces it. */
  const openDialog = (close?: () => void) => {
    const remove = ui.layers.add({ close: close ?? (() => remove()) })
    return remove
  }
  let removePanel: (() => void) | undefined
  /** The panel that `ui` holds is drawn, as the theme does. */
  const draw = () => {
    if (ui.panel && !removePanel) removePanel = ui.layers.add({ close: () => (ui.closePanel(), draw()) })
    if (!ui.panel) {
      removePanel?.()
      removePanel = undefined
    }
  }
  const openPanel = (panel: PanelId) => (ui.openPanel(panel), draw())
  const closePanel = () => (ui.closePanel(), draw())
  const leavePanel = () => (ui.leavePanel(), draw())
  const go = (steps: number) => (history.go(steps), settled().then(draw).then(settled))
  const visit = async (url: string) => {
    const pushed = entries.push(url)
    await settled()
    await pushed
    pages.current = { url }
    entries.endNavigation()
    await settled()
  }
  return {
    history,
    window,
    listeners,
    ui,
    pages,
    entries,
    followed,
    openDialog,
    openPanel,
    closePanel,
    leavePanel,
    go,
    visit,
  }
}

const urls = ({ entries }: FakeHistory) => entries.map(({ url }) => url)

describe('A reload', () => {
  it('does not get the place of the page before, neither from the shop nor from the browser', async () => {
    const { history, window, listeners, entries, visit } = open()
    window.scrollY = 304
    await visit('/sv/checkout')
    listeners['scrollend']!()
    listeners['pagehide']!()
    expect(history.entries.map(({ state }) => (state as { scrollY?: number }).scrollY)).toEqual([304, undefined])
    expect(history.scrollRestoration).toBe('manual')
    entries.endMove()
    window.scrollY = 20
    listeners['pagehide']!()
    expect(history.here.state).toMatchObject({ scrollY: 20 })
    expect(history.scrollRestoration).toBe('auto')
  })

  it('keeps the scroll position: the browser restores it, because the shop leaves that to it with the page', () => {
    const { history, window, listeners } = open()
    expect(history.scrollRestoration).toBe('manual')
    window.scrollY = 1200
    listeners['pagehide']?.()
    expect([history.scrollRestoration, history.state]).toEqual(['auto', expect.objectContaining({ scrollY: 1200 })])
    listeners['pageshow']?.()
    expect(history.scrollRestoration).toBe('manual')
  })
})

describe('Back', () => {
  it('closes the open layer and leaves the page, and the next Back leaves the page', async () => {
    const { ui, followed, openDialog, go, visit } = open()
    await visit('/sv/siljan')
    openDialog()
    await settled()
    await go(-1)
    expect([ui.layers.count, followed]).toEqual([0, []])
    await go(-1)
    expect(followed).toEqual(['/sv'])
  })

  it('closes the topmost of several layers', async () => {
    const { ui, followed, openPanel, openDialog, go } = open()
    openPanel('microcart')
    await settled()
    openDialog()
    await settled()
    await go(-1)
    expect([ui.layers.count, ui.panel, followed]).toEqual([1, 'microcart', []])
    await go(-1)
    expect([ui.layers.count, ui.panel, followed]).toEqual([0, undefined, []])
  })

  it('over several entries closes all layers and shows the other page', async () => {
    const { ui, followed, openPanel, openDialog, go, visit } = open()
    await visit('/sv/siljan')
    openPanel('microcart')
    openDialog()
    await settled()
    await go(-3)
    expect([ui.layers.count, ui.panel, followed]).toEqual([0, undefined, ['/sv']])
  })

  it('keeps the address that the page got under the layer', async () => {
    const { history, pages, followed, openDialog, go } = open()
    openDialog()
    await settled()
    pages.current = { url: '/sv?glass=grey' }
    await go(-1)
    expect([history.here.url, followed]).toEqual(['/sv?glass=grey', []])
  })

  it('finds the entry again when a layer refuses to close', async () => {
    const { ui, history, openDialog, go } = open()
    openDialog(() => undefined)
    await settled()
    await go(-1)
    expect([ui.layers.count, history.entries.length, history.index]).toEqual([1, 2, 1])
  })
})

describe('a layer that closes by itself', () => {
  it('takes its entry back, also when the page has another address by then', async () => {
    const { history, pages, openDialog, followed } = open()
    const close = openDialog()
    await settled()
    expect(history.index).toBe(1)
    pages.current = { url: '/sv?glass=grey' }
    close()
    await settled()
    expect([history.index, history.here.url, followed]).toEqual([0, '/sv?glass=grey', []])
  })

  it('gives its entry to the layer that takes its place', async () => {
    const { history, openDialog } = open()
    const close = openDialog()
    await settled()
    close()
    openDialog()
    await settled()
    expect([history.index, history.entries.length]).toEqual([1, 2])
  })

  it('for another page leaves no entry between the two pages', async () => {
    const { history, openPanel, closePanel, visit } = open()
    openPanel('menu')
    await settled()
    closePanel()
    await visit('/sv/speglar')
    expect(urls(history)).toEqual(['/sv', '/sv/speglar'])
  })
})

describe('an open layer', () => {
  it('stays over the next address of the page, and Back then closes it before it undoes the address', async () => {
    const { history, ui, followed, openDialog, go, visit } = open()
    openDialog()
    await settled()
    await visit('/sv?color=black')
    expect([urls(history), history.index]).toEqual([['/sv', '/sv?color=black', '/sv?color=black'], 2])
    await go(-1)
    expect([ui.layers.count, followed]).toEqual([0, []])
    await go(-1)
    expect(followed).toEqual(['/sv'])
  })

  it('stays over a page that replaces the one below it', async () => {
    const { history, entries, pages, openDialog } = open()
    const close = openDialog()
    await settled()
    const replaced = entries.replace('/sv/my-account')
    await settled()
    await replaced
    pages.current = { url: '/sv/my-account' }
    entries.endNavigation()
    close()
    await settled()
    expect([urls(history).slice(0, 1), history.index]).toEqual([['/sv/my-account'], 0])
  })
})

describe('a panel', () => {
  it('opens again when the shopper returns from the page that was opened in it', async () => {
    const { history, ui, openPanel, leavePanel, go, visit, followed } = open()
    openPanel('search')
    await settled()
    leavePanel()
    await visit('/sv/siljan')
    expect(urls(history)).toEqual(['/sv', '/sv', '/sv/siljan'])
    await go(-1)
    expect([ui.panel, followed]).toEqual(['search', ['/sv']])
    await go(-1)
    expect([ui.panel, followed, history.index]).toEqual([undefined, ['/sv'], 0])
  })

  it('opens again with Forward and after a reload', async () => {
    const { history, ui, openPanel, go, followed } = open()
    openPanel('microcart')
    await settled()
    await go(-1)
    await go(1)
    expect([ui.panel, followed]).toEqual(['microcart', []])
    expect(open({ before: history.entries }).ui.panel).toBe('microcart')
  })

  it('opens again with what was typed into it', async () => {
    const { history, openPanel, ui } = open()
    openPanel('search')
    await settled()
    ui.typeInPanel('spegel')
    await settled()
    const reloaded = open({ before: history.entries })
    expect([reloaded.ui.panel, reloaded.ui.panelText]).toEqual(['search', 'spegel'])
    expect(history.entries.map(({ state }) => (state as { panelText?: string } | null)?.panelText)).toEqual([
      undefined,
      'spegel',
    ])
  })
})

describe('the entry of a layer that cannot be opened again', () => {
  it('is left at once with Forward and after a reload', async () => {
    const { history, openDialog, go, followed } = open()
    openDialog()
    await settled()
    const before = history.entries
    await go(-1)
    await go(1)
    expect([history.index, followed]).toEqual([0, []])
    const reloaded = open({ before })
    await settled()
    expect([reloaded.history.index, reloaded.followed]).toEqual([0, []])
  })

  it('stops no navigation if the tab lacks the entry below', async () => {
    const { history, visit } = open({ before: [{ url: '/sv', state: { page: 0, layers: 1 } }] })
    await visit('/sv/siljan')
    expect(urls(history)).toEqual(['/sv', '/sv/siljan'])
  })
})

describe('an entry of the browser', () => {
  it('for a hash is a page of its own', async () => {
    const { history, go, followed } = open()
    history.pushState(null, '', '/sv#reviews')
    history.onArrival()
    await go(-1)
    expect(followed).toEqual(['/sv#reviews', '/sv'])
  })

  it('is followed if the shopper went back before the shop was ready', async () => {
    const { history, go, followed } = open({
      before: [
        { url: '/sv', state: null },
        { url: '/sv', state: null },
      ],
      isShown: false,
    })
    history.onArrival()
    await go(-1)
    expect(followed).toEqual(['/sv', '/sv'])
  })
})
