import type { Chance } from './chance'
import { Draw } from './chance'

/** The rate of each kind of fault, before the swarm changes it. */
const FAULT_RATES = {
  'request lost': 0.015,
  'answer lost': 0.02,
  'connection reset': 0.01,
  duplicated: 0.01,
  slow: 0.03,
  late: 0.01,
  'fault before': 0.008,
  'fault after': 0.008,
  'asks to wait': 0.008,
  'no json': 0.005,
  'wrong shape': 0.004,
  'host killed': 0.012,
  'request died with its page': 0.3,
  'disk slow': 0.004,
  'disk full': 0.001,
  'token refused': 0.005,
  'message late': 0.05,
  'lock slow': 0.2,
  'killed before': 0.0015,
  'killed after': 0.0015,
  'killed, effect later': 0.0025,
} as const

export type FaultKind = keyof typeof FAULT_RATES
export const FAULT_KINDS = Object.keys(FAULT_RATES) as readonly FaultKind[]

/** Decides by chance or by name whether a fault strikes. No fault strikes after healing has begun. */
export class Faults {
  readonly #chance: Chance
  readonly #rates: Readonly<Record<string, number>>
  readonly #only: ReadonlySet<string> | undefined
  readonly #counts = new Map<string, number>()
  /** The names of the faults that struck. */
  readonly struck: string[] = []
  /** Kind and port of the faults that struck. */
  readonly sites = new Set<string>()
  healed = false
  onStrike: ((key: string) => void) | undefined

  constructor(chance: Chance, only: ReadonlySet<string> | undefined) {
    this.#chance = chance
    this.#only = only
    this.#rates = swarm(chance)
  }

  /** Names a call of a port: its tab, step, port and number. */
  place(actor: string, step: string, port: string): string {
    const where = `${actor}/${step}/${port}`
    const nth = (this.#counts.get(where) ?? 0) + 1
    this.#counts.set(where, nth)
    return `${where}/${nth}`
  }

  strikes(kind: FaultKind, place: string): boolean {
    if (this.healed) return false
    const key = `${kind}@${place}`
    if (this.#only ? !this.#only.has(key) : this.#chance(key) >= (this.#rates[kind] ?? 0)) return false
    this.struck.push(key)
    this.sites.add(`${kind} × ${place.split('/')[2] ?? ''}`)
    this.onStrike?.(key)
    return true
  }

  draw(place: string): Draw {
    return new Draw(this.#chance, place)
  }
}

/** Each seed leaves out a random half of the kinds and makes some of the others frequent. */
function swarm(chance: Chance): Readonly<Record<string, number>> {
  const draw = new Draw(chance, 'swarm')
  const isSwarm = draw.unit('on') < 0.8
  return Object.fromEntries(
    FAULT_KINDS.map((kind) => {
      const rate = FAULT_RATES[kind]
      if (!isSwarm) return [kind, rate]
      const luck = draw.unit(kind)
      if (luck < 0.5) return [kind, 0]
      return [kind, Math.min(0.5, luck < 0.7 ? rate * 3 : rate)]
    }),
  )
}
