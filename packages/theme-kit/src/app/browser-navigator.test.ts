import { describe, expect, it } from 'vitest'
import { openTab, PARENT, settled } from './testing/open-tab'

describe('an address of another store view', () => {
  it.each([
    ['/fi/unden?width=874', 'https://shop.test/fi/unden?width=874'],
    ['//vetro.test/unden', 'https://vetro.test/unden'],
  ])('%s is loaded as a whole page [R2.39]', async (to, address) => {
    const { navigator, entries, shown } = openTab()
    navigator.push(to)
    await settled()
    expect([entries, shown]).toEqual([['/sv', `left for ${address}`], []])
  })

  it('is not loaded before the listeners of the change have ended [R4.44 before hook]', async () => {
    const { navigator, entries, storeViews } = openTab()
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
    const { arriveBackAt, shown } = openTab()
    arriveBackAt('/fi/unden')
    await settled()
    expect(shown).toEqual(['/fi/unden'])
  })
})

describe('a redirect to another page of the shop', () => {
  it('replaces the old address in the address bar and in the history [R2.38]', async () => {
    const { navigator, entries, shown, arriveBackAt } = openTab()
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
    const { navigator, entries, shown } = openTab()
    navigator.push('/sv/loop')
    await settled()
    expect([entries.at(-1), shown]).toEqual(['left for /sv/loop', []])
  })

  it('leaves an address that redirects to another site to the server', async () => {
    const { navigator, entries, shown } = openTab()
    navigator.push('/sv/blogg')
    await settled()
    expect([entries.at(-1), shown]).toEqual(['left for /sv/blogg', []])
  })
})

describe('a mounted panel', () => {
  it('is unmounted with its page, but not when only the query changes', async () => {
    const { navigator, pages, ui } = openTab()
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
    const { navigator, sought, paint } = openTab()
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
    const { navigator, pages, scrolled, paint } = openTab()
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
    const { navigator, pages, scrolled, inView, document, paint } = openTab()
    pages.current = { url: '/sv/siljan' }
    document.activeElement = inView
    inView.top = -500
    navigator.push('/sv/siljan?color=1')
    await settled()
    paint()
    expect(scrolled).toEqual([-800])
  })

  it('is restored on back [R2.31 saved position]', async () => {
    const { arriveBackAt, scrolled, paint } = openTab()
    arriveBackAt('/sv/siljan', 1234)
    await settled()
    paint()
    expect(scrolled).toEqual([1234])
  })
})

describe('navigations', () => {
  it('wait for the one that is processed, and only the latest of those that wait is made [R2.32]', async () => {
    const { navigator, pages, entries, shown } = openTab()
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
    const { navigator, loseCode, ui, shown } = openTab()
    loseCode({ isOld: false })
    ui.online = online
    navigator.push('/sv/siljan')
    await settled()
    expect(shown).toEqual(expected)
  })
})

describe('the whole page is loaded', () => {
  it('when a newer build is active, also when going back', async () => {
    const { navigator, ui, entries, shown, arriveBackAt } = openTab()
    ui.isOutdated = true
    navigator.push('/sv/siljan')
    await settled()
    expect([entries, shown]).toEqual([['/sv', 'left for https://shop.test/sv/siljan'], []])
    arriveBackAt('/sv/torne')
    await settled()
    expect(entries.at(-1)).toBe('reloaded')
  })

  it('when the code of a screen belongs to an old build and is gone', async () => {
    const { navigator, loseCode, entries, shown } = openTab()
    loseCode({ isOld: true })
    navigator.push('/sv/siljan')
    await settled()
    expect([entries.at(-1), shown]).toEqual(['left for https://shop.test/sv/siljan', []])
  })

  it('without a network if the device has it, but never for the first page of a visit', async () => {
    const { navigator, pages, ui, kept, entries } = openTab()
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
    const { navigator, pages, ui, kept, entries, shown } = openTab()
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
  const { navigator, removed } = openTab()
  navigator.push('/sv/siljan')
  await settled()
  expect(removed).toEqual(['link[hreflang]'])
})

describe('the focus', () => {
  it('moves to the new page', async () => {
    const { navigator, document, main, paint } = openTab()
    navigator.push('/sv/siljan')
    await settled()
    paint()
    expect(document.activeElement).toBe(main)
  })

  it('stays in a field of the new page if the shopper has moved it there meanwhile', async () => {
    const { navigator, document, field, paint } = openTab()
    navigator.push('/sv/siljan')
    await settled()
    document.activeElement = field
    paint()
    expect(document.activeElement).toBe(field)
  })
})
