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
    modals: { terms: screen('terms') },
  } as unknown as Theme
  return { theme, imported, screens: new ScreenRegistry(theme) }
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

  it('shows what comes after the first page with its texts', async () => {
    const { theme } = setup()
    const happened: string[] = []
    const screens = new ScreenRegistry(theme, async () => void happened.push('texts'))
    await screens.loadFirst('home')
    expect(happened).toEqual([])
    await screens.load('product')
    await screens.panel('microcart')
    await screens.modal('terms')
    expect(happened).toEqual(['texts', 'texts', 'texts'])
  })

  it('says what to do when a screen is rendered before it is loaded', () => {
    expect(() => setup().screens.get('product')).toThrow('Load the screen "product" before rendering it.')
  })
})
