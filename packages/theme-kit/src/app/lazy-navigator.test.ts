// @vitest-environment happy-dom
import { ManualClock, SequentialIds } from '@vitrin/kernel/testing'
import { UiStore, type Storefront } from '@vitrin/storefront'
import { expect, it, vi } from 'vitest'
import { LazyNavigator } from './lazy-navigator'
import type { ScreenRegistry } from './screen-registry'

it('gives a layer its entry of the history before anything has prepared the code of navigation', async () => {
  const ui = new UiStore({ clock: new ManualClock(), ids: new SequentialIds() })
  const storefront = { ui, pages: { current: undefined } } as unknown as Storefront
  new LazyNavigator({ storefront, screens: {} as ScreenRegistry, window }).start()
  ui.layers.add({ close() {} })
  await vi.waitFor(() => expect(history.state).toMatchObject({ layers: 1 }))
})
