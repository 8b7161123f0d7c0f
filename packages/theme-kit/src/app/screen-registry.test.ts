import { describe, expect, it } from 'vitest'
import { ScreenRegistry } from './screen-registry'
import type { Theme } from '../theme'

function setup() {
  const imported: string[] = []
  const screen = (id: string) => async () => {
    imported.push(id)
    return { default: () => id }
  }
  const theme = {
    screens: { home: screen('home'), product: screen('product') },
    panels: { microcart: screen('microcart') },
  } as unknown as Theme
  return { imported, screens: new ScreenRegistry(theme) }
}

describe('ScreenRegistry', () => {
  it('imports a screen once, before it is rendered', async () => {
    const { imported, screens } = setup()
    await screens.load('home')
    await screens.load('home')
    expect(imported).toEqual(['home'])
    expect((screens.get('home') as () => string)()).toBe('home')
  })

  it('gives a fetched panel at once, not in a later microtask', async () => {
    const { imported, screens } = setup()
    await screens.fetchPanel('microcart')
    let shown: unknown
    void screens.panel('microcart').then(({ default: panel }) => (shown = panel))
    expect([imported, (shown as () => string)()]).toEqual([['microcart'], 'microcart'])
  })

  it('says what to do when a screen is rendered before it is loaded', () => {
    expect(() => setup().screens.get('product')).toThrow('Load the screen "product" before rendering it.')
  })
})
