type Lines = Readonly<Record<string, number>>

/** The lines of the host's carts after each change, and the device that made it. */
export class HostCarts {
  readonly #lines = new Map<string, Lines>()
  /** By cart and line: the device whose write came last. */
  readonly #writers = new Map<string, string>()
  /** By cart and line: every quantity that the host has had. */
  readonly #former = new Map<string, Set<number>>()

  /** Remembers the lines after a change of a device. Returns the lines that differ. */
  changed(wireId: string, device: string, lines: Lines): Lines {
    const before = this.#lines.get(wireId) ?? {}
    this.#lines.set(wireId, lines)
    const names = [...new Set([...Object.keys(before), ...Object.keys(lines)])]
    const changed = names.filter((name) => before[name] !== lines[name])
    for (const name of changed) {
      this.#writers.set(`${wireId} ${name}`, device)
      this.#formerOf(wireId, name).add(lines[name] ?? 0)
    }
    return Object.fromEntries(changed.map((name) => [name, lines[name] ?? 0]))
  }

  writerOf(wireId: string, name: string): string | undefined {
    return this.#writers.get(`${wireId} ${name}`)
  }

  formerOf(wireId: string, name: string): ReadonlySet<number> {
    return this.#formerOf(wireId, name)
  }

  #formerOf(wireId: string, name: string): Set<number> {
    const key = `${wireId} ${name}`
    const known = this.#former.get(key) ?? new Set([0])
    this.#former.set(key, known)
    return known
  }
}
