import type { PossibleValues } from './possible-values'

/** The device may follow the last two reports of the host: one may be on its way while the next is given. */
const MAY_BE_FOLLOWED = 2
/** Quantities requested before the first report of the host are added to that report. Reports may be lost. */
const FIRST_REPORTS = 3

/** The host's reports to one device about changes of others, which it may follow at once, later, or never. */
export class HostReports {
  #count = 0
  /** By line: ids of the reports that the device may still follow. */
  readonly #followed = new Map<string, number[]>()
  /** By line: the pieces of the guest's cart, until the host has them. */
  readonly #brought = new Map<string, readonly number[]>()

  /** The cart of the guest has joined: the next report is a first one again. */
  restart(): void {
    this.#count = 0
  }

  /** The host sends the whole cart. A report on each line follows. */
  begin(): void {
    this.#count += 1
  }

  get isFirst(): boolean {
    return this.#count <= FIRST_REPORTS
  }

  brought(name: string, quantities: readonly number[]): void {
    this.#brought.set(name, quantities)
  }

  /** The host has the pieces that a guest brought. */
  broughtAtHost(name: string): void {
    this.#brought.delete(name)
  }

  mayFollow(name: string, qty: number, values: PossibleValues<number>, id: number): void {
    const brought = this.#brought.get(name) ?? []
    const { isFirst } = this
    values.asked({
      id,
      lane: `host ${id}`,
      change: (held) => [held, qty, ...brought.map((more) => qty + more), ...(isFirst ? [qty + held] : [])],
    })
    const followed = [...(this.#followed.get(name) ?? []), id]
    if (followed.length > MAY_BE_FOLLOWED) values.decided(followed.shift() ?? 0)
    this.#followed.set(name, followed)
  }
}
