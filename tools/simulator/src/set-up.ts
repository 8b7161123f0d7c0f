import { Attacker } from './actors/attacker'
import { Tab } from './actors/tab'
import { HostRows } from './oracle/host-rows'
import { Oracle } from './oracle/oracle'
import type { Plan } from './plan'
import { shapeNamed } from './plan'
import { UNDER_ATTACK } from './shapes'
import type { Stage } from './stage'
import { Device } from './world/device'
import { Host } from './world/host'
import type { OpenDatabase } from './world/image'
import { Wire } from './world/wire'
import { World } from './world/world'
import { watcher } from './watcher'

export function setUp(plan: Plan, openDatabase: OpenDatabase): Stage {
  const world = new World(plan.seed, plan.faults && new Set(plan.faults))
  const host = new Host(world, openDatabase())
  const oracle = new Oracle()
  const rows = new HostRows(host.database)
  const wire = new Wire(
    world,
    host,
    watcher(oracle, rows, (device) => tabs.find((tab) => tab.device.name === device)?.owner ?? ''),
  )
  const devices: Device[] = []
  const shape = shapeNamed(plan.shape)
  const tabs: Tab[] = shape.devices.flatMap((names, index) => {
    const device = new Device(world, `device ${index + 1}`, `10.0.0.${index + 1}`)
    device.disk.refused = (generation) => oracle.couldNotStore(generation)
    devices.push(device)
    // As in a browser without locks.
    const everyTabLeads = world.chance(`${device.name}/has no locks`) < 0.15
    return names.map((name) => new Tab({ name, device, world, wire, oracle, everyTabLeads }))
  })
  const attacker = UNDER_ATTACK.includes(shape) ? new Attacker({ world, host, oracle, devices }) : undefined
  return { world, host, wire, devices, tabs, accounts: shape.accounts, attacker, oracle, rows }
}
