import { describe, expect, it } from 'vitest'
import { difference } from './compare.mjs'

const PAPER = [250, 251, 250]
const GREEN = [16, 92, 74]

/** A page with a button of 40 × 12 pixels. */
function page({ height = 100, left = 20, button = GREEN, noise = 0 } = {}) {
  const width = 195
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isButton = x >= left && x < left + 40 && y >= 30 && y < 42
      const stray = (x + y) % 2 === 0 ? noise : 0
      data.set([...(isButton ? button : PAPER).map((part) => part - stray), 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

describe('two pictures', () => {
  it('are the same with the noise of a drawing', () => {
    expect(difference(page(), page())).toBeUndefined()
    expect(difference(page(), page({ noise: 2 }))).toBeUndefined()
  })

  it('differ in a color that changed a little', () => {
    const changed = difference(page(), page({ button: [16, 92, 110] }))
    expect(changed).toMatchObject({ pixels: 40 * 12, share: (40 * 12) / (195 * 100) })
  })

  it('differ in a button that moved by one pixel', () => {
    expect(difference(page(), page({ left: 21 }))).toMatchObject({ pixels: 2 * 12 })
  })

  it('differ where only one of them is', () => {
    const taller = difference(page(), page({ height: 104 }))
    expect(taller?.drawn).toMatchObject({ width: 195, height: 104 })
    expect(taller?.pixels).toBeGreaterThan(195)
    expect(difference(page({ height: 104 }), page())?.pixels).toBe(taller?.pixels)
  })
})
