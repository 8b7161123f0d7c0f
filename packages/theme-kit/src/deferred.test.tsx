// @vitest-environment happy-dom
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deferred, deferredHydrated, loadDeferred } from './deferred'

afterEach(() => document.body.replaceChildren())

/** A part with a spy that loads its code. */
function part() {
  let taps = 0
  const Reviews = ({ product }: { readonly product: string }) => (
    <button type="button" onClick={() => (taps += 1)}>
      Reviews of {product}
    </button>
  )
  const load = vi.fn(async () => ({ default: Reviews }))
  return { Part: deferred(load), load, taps: () => taps }
}

describe('a deferred part', () => {
  it('is in the HTML of the server', async () => {
    const { Part } = part()
    await loadDeferred()
    expect(
      renderToString(
        <main>
          <Part product="Siljan" />
        </main>,
      ),
    ).toContain('Reviews of <!-- -->Siljan')
  })

  it('keeps the HTML of the server until its code is loaded, and then reacts, without a hydration error', async () => {
    const server = part()
    await loadDeferred()
    document.body.innerHTML = renderToString(
      <main>
        <server.Part product="Siljan" />
      </main>,
    )
    const browser = part()
    browser.load.mockRejectedValueOnce(new Error('No network'))
    const onRecoverableError = vi.fn()
    hydrateRoot(
      document.body,
      <main>
        <browser.Part product="Siljan" />
      </main>,
      { onRecoverableError },
    )
    const button = document.querySelector('button')
    // Long enough for React to try to hydrate the part without its code.
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })

    // The page asked for the code itself. That attempt failed and changed nothing; the next one succeeds.
    expect(browser.load).toHaveBeenCalledOnce()
    button?.click()
    expect([browser.taps(), button?.textContent]).toEqual([0, 'Reviews of Siljan'])
    await loadDeferred()
    await deferredHydrated()
    button?.click()
    expect(browser.taps()).toBe(1)
    expect(document.querySelector('button')).toBe(button)
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('that is still comes after the others', async () => {
    const arrivals: string[] = []
    const shown = (name: string, code: Promise<void>, kind?: 'still') =>
      deferred(async () => {
        await code
        return { default: () => arrivals.push(name) && null }
      }, kind)
    let arrive: () => void = () => undefined
    const Still = shown('still', Promise.resolve(), 'still')
    const Usual = shown('usual', new Promise((resolve) => (arrive = resolve)))
    const root = createRoot(document.createElement('main'))
    root.render(
      <>
        <Still />
        <Usual />
      </>,
    )
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(arrivals).toEqual([])
    arrive()
    await deferredHydrated()
    expect(arrivals).toEqual(['usual', 'still'])
    root.unmount()
  })

  it('inside a part that came too late is loaded, too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const loadInner = vi.fn(async () => ({ default: () => null }))
    let arrive: () => void = () => undefined
    const code = new Promise<void>((resolve) => (arrive = resolve))
    deferred(async () => {
      await code
      // The module of the outer part declares the inner one.
      deferred(loadInner)
      return { default: () => null }
    })
    const waiting = loadDeferred()
    vi.runAllTimers()
    vi.useRealTimers()
    await waiting
    expect(loadInner).not.toHaveBeenCalled()
    arrive()
    await vi.waitFor(() => expect(loadInner).toHaveBeenCalledOnce())
  })

  it('that few pages show is loaded by a page that shows it, and before the next page', async () => {
    await loadDeferred()
    const load = vi.fn(async () => ({ default: () => <p>The contact form</p> }))
    const Shown = deferred(load, 'seldom')
    const loadHidden = vi.fn(async () => ({ default: () => null }))
    deferred(loadHidden, 'seldom')
    document.body.innerHTML = '<!--$--><p>The contact form</p><!--/$-->'
    hydrateRoot(document.body, <Shown />)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await loadDeferred('usual')
    expect(loadHidden).not.toHaveBeenCalled()
    await loadDeferred()
    expect(loadHidden).toHaveBeenCalledOnce()
  })
})
