import { BrowserNavigator } from '../browser-navigator'

/** Where `/sv/variant` leads. */
export const PARENT = '/sv/siljan?childSku=SILJAN-80'

/** A tab at `/sv` of a shop in which `/sv/variant` leads to its parent. */
export function openTab() {
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

/** Waits until all that needs no frame has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}
