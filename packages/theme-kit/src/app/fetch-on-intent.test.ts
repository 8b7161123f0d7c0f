// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchOnIntent } from './fetch-on-intent'

afterEach(() => document.body.replaceChildren())

function open() {
  document.body.innerHTML =
    '<a id="known" href="/sv/siljan?childSku=A"><b>Siljan</b></a><a id="unknown" href="/sv/who"></a>' +
    '<a id="elsewhere" href="https://other.test/sv/siljan"></a><p>Text</p>' +
    '<button data-opens="microcart"><i>Cart</i></button><form data-adds-to="microcart"><b id="add">Add</b></form>'
  const fetched: string[] = []
  let failing = false
  const load = async (id: string) => {
    if (failing) throw new Error('No network')
    fetched.push(id)
  }
  const standing = new Set<string>()
  const expected: string[] = []
  const routing = { pageIdOf: async (path: string) => (path === '/sv/siljan' ? 'product' : undefined) }
  fetchOnIntent({
    storefront: {
      routing,
      pages: {
        fetchModel: async () => {},
        serves: () => true,
        expect: (url: string) => {
          expected.push(url)
          return () => expected.pop()
        },
      },
      ui: { online: true, mountPanel: (id: string) => standing.add(id) },
    },
    screens: { load, fetchPanel: load },
    window,
  } as unknown as Parameters<typeof fetchOnIntent>[0])
  const over = async (selector: string, type = 'pointerover') => {
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
    await vi.waitFor(() => Promise.resolve())
  }
  const press = (selector: string, button = 0) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button }))
  return { fetched, standing, expected, over, press, fail: (now: boolean) => (failing = now) }
}

describe('fetchOnIntent', () => {
  it('fetches the code of a page once, when pointer, finger or focus reach its link', async () => {
    const { fetched, over, fail } = open()
    fail(true)
    await over('#known b')
    fail(false)
    expect(fetched).toEqual([])
    await over('#known', 'focusin')
    await over('#known', 'touchstart')
    expect(fetched).toEqual(['product'])
  })

  it('begins to load the page of a pressed link, and forgets it after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { expected, press } = open()
    for (const link of ['#unknown', '#elsewhere', 'p']) press(link)
    press('#known', 2)
    await vi.advanceTimersByTimeAsync(0)
    expect(expected).toEqual([])
    press('#known b')
    await vi.advanceTimersByTimeAsync(1999)
    expect(expected).toEqual(['/sv/siljan?childSku=A'])
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(expected).toEqual([])
  })

  it('fetches the panel that a button opens', async () => {
    const { fetched, standing, over } = open()
    await over('i')
    await over('button', 'focusin')
    expect(fetched).toEqual(['microcart'])
    expect([...standing]).toEqual([])
  })

  it('mounts the panel that a button adds to, when its code is loaded', async () => {
    const { standing, over, fail } = open()
    fail(true)
    await over('#add')
    expect([...standing]).toEqual([])
    fail(false)
    await over('#add', 'touchstart')
    expect([...standing]).toEqual(['microcart'])
  })

  it('fetches nothing for other elements, other sites and unknown addresses', async () => {
    const { fetched, over } = open()
    for (const selector of ['p', '#elsewhere', '#unknown']) await over(selector)
    expect(fetched).toEqual([])
  })
})
