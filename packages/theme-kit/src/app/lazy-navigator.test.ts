import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { UiStore, type Storefront } from '@vitrin/storefront'
import { expect, it, vi } from 'vitest'
import { LazyNavigator } from './lazy-navigator'
import type { ScreenRegistry } from './screen-registry'

/** A window of its own: listeners in a shared one would hear the events of other tests. */
function openWindow() {
  const history = {
    state: null as unknown,
    pushState: (state: unknown) => (history.state = state),
    replaceState: (state: unknown) => (history.state = state),
  }
  return {
    history,
    location: { pathname: '/sv', search: '' },
    scrollY: 0,
    document: { addEventListener() {} },
    addEventListener() {},
    setTimeout: (run: () => void) => setTimeout(run),
  }
}

it('gives a layer its entry of the history before anything has prepared the code of navigation', async () => {
  const window = openWindow()
  const ui = new UiStore({ clock: new ManualClock(), ids: new SequentialIds() })
  const storefront = { ui, pages: { current: undefined } } as unknown as Storefront
  const screens = {} as ScreenRegistry
  new LazyNavigator({ storefront, screens, window: window as unknown as Window }).start()
  ui.layers.add({ close() {} })
  await vi.waitFor(() => expect(window.history.state).toMatchObject({ layers: 1 }))
})
