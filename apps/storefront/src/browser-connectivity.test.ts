import { connectivityContract } from '@vitrin/kernel/contracts'
import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { BrowserConnectivity } from './browser-connectivity'

function open() {
  const clock = new ManualClock()
  const world = { isConnected: true, isShopOpen: true, asked: 0 }
  const connectivity = new BrowserConnectivity({
    isConnected: () => world.isConnected,
    answers: async () => {
      world.asked += 1
      return world.isShopOpen
    },
    clock,
  })
  const heard: boolean[] = []
  connectivity.subscribe((online) => heard.push(online))
  return { clock, world, connectivity, heard }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

connectivityContract('BrowserConnectivity', () => {
  const { world, connectivity } = open()
  return {
    connectivity,
    connect: async (isConnected) => {
      world.isConnected = isConnected
      await connectivity.check()
    },
  }
})

describe('BrowserConnectivity', () => {
  it('is offline while the shop does not answer, asks it again by itself, and says each change once', async () => {
    const { clock, world, connectivity, heard } = open()
    world.isShopOpen = false
    expect(await Promise.all([connectivity.check(), connectivity.check()])).toEqual([false, false])
    clock.advance(5000)
    await settled()
    expect([connectivity.online, world.asked, heard]).toEqual([false, 2, [false]])
    world.isShopOpen = true
    clock.advance(5000)
    await settled()
    clock.advance(50_000)
    await settled()
    expect([connectivity.online, world.asked, heard]).toEqual([true, 3, [false, true]])
  })

  it('takes the device’s own word that there is no network, at once and without asking', () => {
    const { world, connectivity, heard } = open()
    world.isConnected = false
    void connectivity.check()
    expect([heard, world.asked]).toEqual([[false], 0])
  })

  it('is offline when the device has a network but the shop does not answer', async () => {
    const { world, connectivity } = open()
    Object.assign(world, { isConnected: false })
    await connectivity.check()
    Object.assign(world, { isConnected: true, isShopOpen: false })
    expect(await connectivity.check()).toBe(false)
  })
})
