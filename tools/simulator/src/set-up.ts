import { Tab } from './actors/tab'
import { HostRows } from './oracle/host-rows'
import { Oracle } from './oracle/oracle'
import type { Plan } from './plan'
import { shapeNamed } from './plan'
import type { Stage } from './stage'
import { Draw } from './world/chance'
import { Device } from './world/device'
import { Host } from './world/host'
import type { OpenDatabase } from './world/image'
import { Wire, type WireWatcher } from './world/wire'
import { World } from './world/world'

export function setUp(plan: Plan, openDatabase: OpenDatabase): Stage {
  const world = new World(plan.seed, new Set(plan.suppressed))
  const host = new Host(world, openDatabase())
  const oracle = new Oracle()
  const rows = new HostRows(host.database)
  const wire = new Wire(world, host, watcher(oracle, rows))
  const everyTabLeads = new Draw(world.chance, 'world').unit('every tab leads') < 0.5
  const devices: Device[] = []
  const tabs = shapeNamed(plan.shape).devices.flatMap((names, index) => {
    const device = new Device(world, `device ${index + 1}`)
    devices.push(device)
    return names.map((name) => new Tab({ name, device, world, wire, oracle, everyTabLeads }))
  })
  return { world, host, devices, tabs, oracle, rows }
}

const TOTALS = new Set(['/api/cart/totals', '/api/cart/shipping-information'])

/** What the oracle learns from the wire. */
function watcher(oracle: Oracle, rows: HostRows): WireWatcher {
  return {
    sent({ device, path, cartId }) {
      if (path === '/api/cart/pull' && cartId !== undefined) oracle.askedAbout(device, cartId)
    },
    answered({ path, cartId }, { status, text }) {
      if (status !== 200 || !TOTALS.has(path) || cartId === undefined) return
      const { result } = JSON.parse(text) as { readonly result: HostTotals & { readonly totals?: HostTotals } }
      oracle.totalSent(rows.cart(cartId)?.lines ?? {}, grandTotalOf(result.totals ?? result))
    },
  }
}

interface HostTotals {
  readonly total_segments: readonly { readonly code: string; readonly value: number | null }[]
}

function grandTotalOf({ total_segments }: HostTotals): number {
  return Math.round((total_segments.find(({ code }) => code === 'grand_total')?.value ?? 0) * 100)
}
