/** Each decision is a hash of the seed and the decision's name, so that it does not depend on the other decisions. */
export type Chance = (name: string) => number

/** In [0, 1). */
export function chanceOf(seed: number): Chance {
  const start = mixed(seed ^ 0x9e3779b9)
  return (name) => {
    let hash = start
    for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
    return mixed(hash) / 2 ** 32
  }
}

/** MurmurHash3's finalizer: every bit of the input moves every bit of the output. */
function mixed(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The decisions of one place, by a name within it. */
export class Draw {
  readonly #chance: Chance
  readonly #place: string

  constructor(chance: Chance, place: string) {
    this.#chance = chance
    this.#place = place
  }

  unit(name: string): number {
    return this.#chance(`${this.#place}/${name}`)
  }

  within(name: string, least: number, most: number): number {
    return least + this.unit(name) * (most - least)
  }

  /** Both ends included. */
  whole(name: string, least: number, most: number): number {
    return least + Math.floor(this.unit(name) * (most - least + 1))
  }

  oneOf<Item>(name: string, items: readonly Item[]): Item {
    const item = items[Math.floor(this.unit(name) * items.length)]
    if (item === undefined) throw new Error(`Nothing to draw ${name} from`)
    return item
  }

  byWeight<Item extends { readonly weight: number }>(name: string, items: readonly Item[]): Item {
    let left = this.unit(name) * items.reduce((sum, { weight }) => sum + weight, 0)
    for (const item of items) {
      left -= item.weight
      if (left < 0) return item
    }
    return this.oneOf(name, items)
  }
}
