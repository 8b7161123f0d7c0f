import type { StaticContentGateway } from '../ports'
import type { StaticSetName, StaticSets } from '../static-sets/static-sets'

/** The sets that a test gives it. */
export class FakeStaticContent implements StaticContentGateway {
  readonly #sets: Partial<StaticSets>
  /** Each read fails with it. */
  fault: Error | undefined
  readonly asked: StaticSetName[] = []

  constructor(sets: Partial<StaticSets> = {}) {
    this.#sets = sets
  }

  async read<Name extends StaticSetName>(name: Name): Promise<StaticSets[Name] | undefined> {
    this.asked.push(name)
    if (this.fault) throw this.fault
    return this.#sets[name]
  }
}
