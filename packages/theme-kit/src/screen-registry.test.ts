import { describe, expect, it } from 'vitest'
import { ScreenRegistry } from './screen-registry'
import type { Theme } from './theme'

function setup() {
  const imported: string[] = []
  const screen = (id: string) => async () => {
    imported.push(id)
    return { default: () => id }
  }
  const theme = { screens: { home: screen('home'), product: screen('product') } } as unknown as Theme
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

  it('says what to do when a screen is rendered that was not loaded', () => {
    expect(() => setup().screens.get('product')).toThrow('Load the screen "product" before rendering it.')
  })
})
