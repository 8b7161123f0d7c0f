import type { WorldStep } from './step'

export const openTab: WorldStep = { kind: 'opens', weight: 6, happen: (_, _given, tab) => tab.open() }
export const reload: WorldStep = { kind: 'reloads', weight: 5, happen: (_, _given, tab) => tab.reload() }
export const leave: WorldStep = { kind: 'leaves', weight: 2, happen: (_, _given, tab) => tab.leave() }
export const closeTab: WorldStep = { kind: 'closes', weight: 2, happen: (_, _given, tab) => tab.close() }

export const sleep: WorldStep = {
  kind: 'sleeps',
  weight: 1.5,
  draw: (draw) => ({ forMs: Math.round(draw.within('for', 1_000, 600_000)) }),
  happen: (_, { forMs }, { device }) => device.sleep(Number(forMs)),
}

export const goOffline: WorldStep = {
  kind: 'goes offline',
  weight: 4,
  draw: (draw) => ({ forMs: Math.round(draw.within('for', 100, 90_000)) }),
  happen({ world }, { forMs }, { device }) {
    device.setOnline(false)
    world.after(Number(forMs), undefined, () => device.setOnline(true))
  },
}
