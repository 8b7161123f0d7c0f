import { describe, expect, it } from 'vitest'
import { shinePath } from './shine-path'

const place = { scale: 0.1, x: 10, y: 20 }

describe('shinePath', () => {
  it('lies on panes that are wide enough to carry it', () => {
    expect(shinePath({ type: 'rect', x: 0, y: 0, width: 800, height: 2000 }, place)).toMatch(/^M.*l/)
    expect(shinePath({ type: 'rect', x: 0, y: 0, width: 200, height: 2000 }, place)).toBeUndefined()
  })
})
