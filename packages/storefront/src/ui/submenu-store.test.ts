import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { SubmenuStore } from './submenu-store'

function open() {
  const clock = new ManualClock()
  return { clock, submenu: new SubmenuStore(clock) }
}

describe('SubmenuStore', () => {
  it('knows how deep the shopper is, and takes a closed submenu away after 300 ms [R2.29 submenu with depth]', () => {
    const { clock, submenu } = open()
    submenu.open(31)
    submenu.open(41)
    expect([submenu.depth, submenu.path]).toEqual([2, [31, 41]])
    submenu.back()
    expect([submenu.depth, submenu.path]).toEqual([1, [31, 41]])
    clock.advance(299)
    expect(submenu.path).toEqual([31, 41])
    clock.advance(1)
    expect([submenu.depth, submenu.path]).toEqual([1, [31]])
  })

  it('opens another submenu while one closes, and closes no further than the menu', () => {
    const { clock, submenu } = open()
    submenu.open(31)
    submenu.back()
    submenu.back()
    submenu.open(35)
    expect([submenu.depth, submenu.path]).toEqual([1, [35]])
    clock.advance(300)
    expect(submenu.path).toEqual([35])
    submenu.reset()
    expect([submenu.depth, submenu.path]).toEqual([0, []])
  })
})
