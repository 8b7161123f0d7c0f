import { describe, expect, it } from 'vitest'
import { BrowserNavigator } from './browser-navigator'

const PARENT = '/sv/siljan?childSku=SILJAN-80'

/** A tab at `/sv` of a shop in which `/sv/variant` leads to its parent. */
function open() {
  const entries: string[] = ['/sv']
  const location = {
    origin: 'https://shop.test',
    host: 'shop.test',
    href: 'https://shop.test/sv',
    pathname: '/sv',
    search: '',
    hash: '',
    assign: (to: string) => entries.push(`left for ${to}`),
    replace: (to: string) => entries.push(`left for ${to} without a step`),
    reload: () => entries.push('reloaded'),
  }
  const go = (to: string): void => {
    Object.assign(location, {
      href: `https://shop.test${to}`,
      pathname: to.split('?')[0],
      search: to.includes('?') ? `?${to.split('?')[1]}` : '',
    })
  }
  const shown: string[] = []
  const pages = {
    current: undefined as unknown,
    remembered: () => undefined,
    open: async (url: string): Promise<object> =>
      url === '/sv/variant'
        ? { redirect: { to: PARENT, status: 301 } }
        : url === '/sv/loop'
          ? { redirect: { to: url, status: 301 } }
          : url === '/sv/blogg'
            ? { redirect: { to: 'https://blogg.example/', status: 301 } }
            : { page: { id: 'product', url, model: {} } },
    show: (page: { readonly url: string }) => shown.push(page.url),
    markPainted() {},
    fail: async (url: string) => ({ id: 'error', url, model: {} }),
  }
  const field = {}
  const removed: string[] = []
  const sought: string[] = []
  const inView = {
    top: 100,
    closest: () => null,
    scrollIntoView() {},
    getBoundingClientRect: () => ({ top: inView.top, bottom: inView.top + 20 }),
  }
  const main = {
    ...inView,
    contains: (element: unknown) => element === field,
    focus: () => {
      document.activeElement = main
    },
  }
  const document: { activeElement: unknown } & Record<string, unknown> = {
    activeElement: inView,
    documentElement: { dataset: {} },
    title: '',
    head: { querySelector: () => null, querySelectorAll: (links: string) => [{ remove: () => removed.push(links) }] },
    querySelector: (selector: string) => (selector === 'main' ? main : null),
    getElementById: (id: string) => ({ scrollIntoView: () => sought.push(id) }),
  }
  const frames: (() => void)[] = []
  const scrolled: number[] = []
  const kept: string[] = []
  const ui = {
    online: true,
    isOutdated: false,
    mountedPanel: undefined as string | undefined,
    mountPanel: (panel: string | undefined) => {
      ui.mountedPanel = panel
    },
    closePanel() {},
    layers: { count: 0, keepsEntries: false, closeDownTo() {}, subscribe() {} },
  }
  const window = {
    location,
    scrollY: 0,
    history: {
      state: null as { readonly scrollY?: number } | null,
      pushState: (_: unknown, __: string, to: string) => {
        entries.push(to)
        go(to)
      },
      replaceState: (_: unknown, __: string, to?: string) => {
        if (to) {
          entries[entries.length - 1] = to
          go(to)
        }
      },
    },
    document,
    navigator: { serviceWorker: { controller: {} } },
    caches: { match: async (address: string) => (kept.includes(address) ? {} : undefined) },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void) => frames.push(run),
    innerHeight: 900,
    scrollTo: (_: number, y: number) => scrolled.push(y),
    scrollBy: ({ top }: { readonly top: number }) => scrolled.push(top),
  }
  let listener = async (): Promise<void> => undefined
  const storeViews = {
    onBeforeStoreViewChange: (called: typeof listener) => (listener = called),
    leavesFor: async ({ host, pathname }: URL) => {
      if (host === 'shop.test' && !pathname.startsWith('/fi')) return false
      await listener()
      return true
    },
  }
  const storefront = {
    pages,
    late: () => storeViews,
    ui,
    head: () => ({ title: '', description: undefined, canonical: undefined, indexable: true }),
    report: (error: unknown) => {
      if (error !== gone) throw error
    },
  }
  const gone = new Error('gone')
  let loadScreen = async (): Promise<void> => undefined
  const navigator = new BrowserNavigator({
    storefront,
    screens: { load: () => loadScreen() },
    window,
  } as unknown as ConstructorParameters<typeof BrowserNavigator>[0])
  const paint = (): void => {
    for (const run of frames.splice(0)) run()
  }
  return {
    pages,
    ui,
    storeViews,
    kept,
    loseCode: ({ isOld }: { readonly isOld: boolean }) =>
      (loadScreen = () => Promise.reject(gone).finally(() => (ui.isOutdated = isOld))),
    navigator,
    entries,
    removed,
    shown,
    sought,
    inView,
    scrolled,
    document,
    main,
    field,
    paint,
    arriveBackAt: (to: string, scrollY = 0) => {
      window.history.state = { scrollY }
      entries[entries.length - 1] = to
      go(to)
      navigator.follow()
    },
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

describe('an address of another store view', () => {
  it.each([
    ['/fi/unden?width=874', 'https://shop.test/fi/unden?width=874'],
    ['//vetro.test/unden', 'https://vetro.test/unden'],
  ])('%s is loaded as a whole page [R2.39]', async (to, address) => {
    const { navigator, entries, shown } = open()
    navigator.push(to)
    await settled()
    expect([entries, shown]).toEqual([['/sv', `left for ${address}`], []])
  })

  it('is not loaded before the listeners of the change have ended [R4.44 before hook]', async () => {
    const { navigator, entries, storeViews } = open()
    let end = (): void => undefined
    storeViews.onBeforeStoreViewChange(() => new Promise((resolve) => (end = resolve)))
    navigator.push('/fi')
    await settled()
    expect(entries).toEqual(['/sv'])
    end()
    await settled()
    expect(entries).toEqual(['/sv', 'left for https://shop.test/fi'])
  })

  it('in the address bar of this document is shown here, so that it cannot be loaded again and again', async () => {
    const { arriveBackAt, shown } = open()
    arriveBackAt('/fi/unden')
    await settled()
    expect(shown).toEqual(['/fi/unden'])
  })
})

describe('a redirect to another page of the shop', () => {
  it('replaces the old address in the address bar and in the history [R2.38]', async () => {
    const { navigator, entries, shown, arriveBackAt } = open()
    navigator.push('/sv/variant')
    await settled()
    expect([entries, shown]).toEqual([['/sv', PARENT], [PARENT]])
    navigator.replace('/sv/variant')
    await settled()
    expect(entries).toEqual(['/sv', PARENT])
    arriveBackAt('/sv/variant')
    await settled()
    expect([entries, shown.at(-1)]).toEqual([['/sv', PARENT], PARENT])
  })

  it('that loops is left to the server', async () => {
    const { navigator, entries, shown } = open()
    navigator.push('/sv/loop')
    await settled()
    expect([entries.at(-1), shown]).toEqual(['left for /sv/loop', []])
  })

  it('leaves an address that redirects to another site to the server', async () => {
    const { navigator, entries, shown } = open()
    navigator.push('/sv/blogg')
    await settled()
    expect([entries.at(-1), shown]).toEqual(['left for /sv/blogg', []])
  })
})

describe('a mounted panel', () => {
  it('is unmounted with its page, but not when only the query changes', async () => {
    const { navigator, pages, ui } = open()
    pages.current = { url: '/sv/siljan' }
    ui.mountPanel('microcart')
    navigator.push('/sv/siljan?childSku=SILJAN-90')
    await settled()
    expect(ui.mountedPanel).toBe('microcart')
    navigator.push('/sv/torne')
    await settled()
    expect(ui.mountedPanel).toBeUndefined()
  })
})

describe('a hash', () => {
  it('is the id that the page scrolls to, decoded if possible [R2.31 hash]', async () => {
    const { navigator, sought, paint } = open()
    for (const hash of ['reviews', 'm%C3%A5tt', '%', '%E0%A4%A']) {
      navigator.push(`/sv/siljan#${hash}`)
      await settled()
      paint()
    }
    expect(sought).toEqual(['reviews', 'mått', '%', '%E0%A4%A'])
  })
})

describe('the scroll position', () => {
  it('is the top when the path changes, and stays when only the query does [R2.31 top]', async () => {
    const { navigator, pages, scrolled, paint } = open()
    navigator.push('/sv/siljan')
    await settled()
    paint()
    expect(scrolled).toEqual([0])
    pages.current = { url: '/sv/siljan' }
    navigator.push('/sv/siljan?color=1')
    await settled()
    paint()
    expect(scrolled).toEqual([0])
  })

  it('follows a focused filter that a shorter list has moved out of the window', async () => {
    const { navigator, pages, scrolled, inView, document, paint } = open()
    pages.current = { url: '/sv/siljan' }
    document.activeElement = inView
    inView.top = -500
    navigator.push('/sv/siljan?color=1')
    await settled()
    paint()
    expect(scrolled).toEqual([-800])
  })

  it('is restored on back [R2.31 saved position]', async () => {
    const { arriveBackAt, scrolled, paint } = open()
    arriveBackAt('/sv/siljan', 1234)
    await settled()
    paint()
    expect(scrolled).toEqual([1234])
  })
})

describe('navigations', () => {
  it('wait for the one that is processed, and only the latest of those that wait is made [R2.32]', async () => {
    const { navigator, pages, entries, shown } = open()
    const opened: string[] = []
    const answers: (() => void)[] = []
    pages.open = (url) => {
      opened.push(url)
      return new Promise((resolve) => answers.push(() => resolve({ page: { id: 'product', url, model: {} } })))
    }
    navigator.push('/sv/a')
    await settled()
    navigator.push('/sv/b')
    navigator.push('/sv/c')
    await settled()
    expect([opened, shown, entries]).toEqual([['/sv/a'], [], ['/sv']])
    answers.shift()?.()
    await settled()
    expect([opened, shown]).toEqual([['/sv/a', '/sv/c'], ['/sv/a']])
    answers.shift()?.()
    await settled()
    expect([shown, entries]).toEqual([
      ['/sv/a', '/sv/c'],
      ['/sv', '/sv/a', '/sv/c'],
    ])
  })
})

describe('a screen whose code cannot be loaded', () => {
  it.each([
    ['shows the error screen', { online: true, expected: ['/sv/siljan'] }],
    ['leaves the shown page as it is without a network', { online: false, expected: [] }],
  ])('%s', async (_, { online, expected }) => {
    const { navigator, loseCode, ui, shown } = open()
    loseCode({ isOld: false })
    ui.online = online
    navigator.push('/sv/siljan')
    await settled()
    expect(shown).toEqual(expected)
  })
})

describe('the whole page is loaded', () => {
  it('when a newer build is active, also when going back', async () => {
    const { navigator, ui, entries, shown, arriveBackAt } = open()
    ui.isOutdated = true
    navigator.push('/sv/siljan')
    await settled()
    expect([entries, shown]).toEqual([['/sv', 'left for https://shop.test/sv/siljan'], []])
    arriveBackAt('/sv/torne')
    await settled()
    expect(entries.at(-1)).toBe('reloaded')
  })

  it('when the code of a screen belongs to an old build and is gone', async () => {
    const { navigator, loseCode, entries, shown } = open()
    loseCode({ isOld: true })
    navigator.push('/sv/siljan')
    await settled()
    expect([entries.at(-1), shown]).toEqual(['left for https://shop.test/sv/siljan', []])
  })

  it('without a network if the device has it, but never for the first page of a visit', async () => {
    const { navigator, pages, ui, kept, entries } = open()
    ui.online = false
    kept.push('/sv/siljan')
    navigator.push('/sv/siljan')
    await settled()
    expect(entries.at(-1)).toBe('/sv/siljan')
    pages.current = { url: '/sv' }
    navigator.push('/sv/siljan')
    await settled()
    expect(entries.at(-1)).toBe('left for https://shop.test/sv/siljan')
    navigator.push('/sv/torne')
    await settled()
    expect(entries.at(-1)).toBe('/sv/torne')
  })

  it.each([
    ['and home would be shown instead', { redirect: { to: '/sv', status: 302 } }, false],
    ['before the shop knows it', { page: { id: 'error', url: '/sv/siljan', model: {} } }, true],
  ])('when the network is lost during the navigation %s', async (_, opened, online) => {
    const { navigator, pages, ui, kept, entries, shown } = open()
    pages.current = { url: '/sv' }
    kept.push('/sv/siljan')
    pages.open = async (url) => {
      ui.online = online
      return url === '/sv/siljan' ? opened : { page: { id: 'home', url, model: {} } }
    }
    navigator.push('/sv/siljan')
    await settled()
    expect([entries.at(-1), shown]).toEqual(['left for https://shop.test/sv/siljan', []])
  })
})

it('a new page has no links to the page before in other languages', async () => {
  const { navigator, removed } = open()
  navigator.push('/sv/siljan')
  await settled()
  expect(removed).toEqual(['link[hreflang]'])
})

describe('the focus', () => {
  it('moves to the new page', async () => {
    const { navigator, document, main, paint } = open()
    navigator.push('/sv/siljan')
    await settled()
    paint()
    expect(document.activeElement).toBe(main)
  })

  it('stays in a field of the new page if the shopper has moved it there meanwhile', async () => {
    const { navigator, document, field, paint } = open()
    navigator.push('/sv/siljan')
    await settled()
    document.activeElement = field
    paint()
    expect(document.activeElement).toBe(field)
  })
})
