import { OwedLines } from './owed-lines'
import { PossibleValues, type Effect } from './possible-values'

/** Who asks: a page of a tab of a device. */
export interface Asker {
  readonly device: string
  readonly tab: string
  readonly generation: string
}

/** What the shopper asked for, until the screen said what became of it. */
export interface Intent {
  /** The screen showed it. */
  done(): void
  /** The shopper was told no. */
  refused(): void
  /** It failed, and nobody knows whether it was done. */
  unknown(): void
  /** A later page has made up for what no screen showed. */
  happened(): void
}

/** An answer of the host may be on its way while the next is given. */
const MAY_BE_FOLLOWED = 2
/** What is added before the first word of the host is added to whatever that says; a word may be lost. */
const FIRST_WORDS = 3

type Kind = 'line' | 'coupon' | 'order' | 'refusal'

interface Open {
  readonly kind: Kind
  /** Of the lines or the coupon it is about. */
  readonly about: readonly unknown[]
  readonly asker: Asker
  /** It has happened, or never will. */
  readonly decide: () => void
  /** It has not happened yet, and is about another cart's lines from now on. */
  readonly putOff: () => void
  readonly moveTo: (cart: WishedCart) => void
  /** Nobody waits for it any more: its page died, or gave up. */
  isCut: boolean
  /** Shown, but perhaps not stored. */
  isDoubtful: boolean
}

interface Part<Value extends string | number> {
  /** The line it is about. */
  readonly name?: string
  readonly values: PossibleValues<Value>
  readonly change: Effect<Value>['change']
}

/** What one owner's cart may hold by all that was asked of it: quantities by line, and the coupon. */
export class WishedCart {
  readonly #lines = new Map<string, PossibleValues<number>>()
  #coupon = new PossibleValues<string>('')
  readonly #open = new Set<Open>()
  readonly owed = new OwedLines()
  /** The last wish about each line. */
  readonly #newest = new Map<unknown, number>()
  /** By line: the last words of the host about what another device did, which may be followed yet. */
  readonly #followed = new Map<string, number[]>()
  #timesTold = 0
  /** By line: pieces that a guest brought, until the host has been told. */
  readonly #brought = new Map<string, readonly number[]>()
  #next = 1

  get coupon(): PossibleValues<string> {
    return this.#coupon
  }

  /** Its pieces are added to these, its coupon is taken along where it has one, and it begins anew. What is open is open no more. */
  joinedBy(guest: WishedCart): void {
    this.#timesTold = 0
    this.#settleAll()
    // Pieces that an order on its way holds come along, and leave the account's cart when it is made.
    const orders = [...guest.#open].filter(({ kind, isCut }) => kind === 'order' && !isCut)
    for (const { putOff } of orders) putOff()
    guest.#settleAll()
    for (const name of new Set([...this.#lines.keys(), ...guest.#lines.keys()])) {
      const brought = [...guest.line(name).values]
      if (brought.some((qty) => qty > 0)) {
        this.#brought.set(name, brought)
        this.owed.forget(name)
      }
      const sums = [...this.line(name).values].flatMap((own) => brought.map((more) => own + more))
      this.#lines.set(name, new PossibleValues<number>(...new Set(sums)))
      guest.#lines.set(name, new PossibleValues<number>(0))
    }
    const taken = [...guest.coupon.values]
    const coupons = taken.some((code) => code !== '')
      ? [...taken.filter((code) => code !== ''), ...this.coupon.values]
      : [...this.coupon.values]
    this.#coupon = new PossibleValues<string>(...new Set(coupons))
    guest.#coupon = new PossibleValues<string>('')
    for (const { moveTo } of orders) moveTo(this)
  }

  /** The host has another quantity of a line now, by this device or another. */
  isAtHost(name: string, qty: number, isOwn: boolean): void {
    this.owed.isAtHost(name, qty)
    if (!isOwn) return
    this.owed.isTold(name, qty)
    this.#brought.delete(name)
  }

  /** The host is about to say what it has. */
  tellingBegins(): void {
    this.#timesTold += 1
  }

  /** The host told this device what it has of a line. What another put there is followed at once, later, or not at all. */
  isTold(name: string, qty: number, isOwn: boolean): void {
    this.owed.isTold(name, qty)
    if (isOwn) return
    const isFirst = this.#timesTold <= FIRST_WORDS
    if (isFirst) this.owed.forget(name)
    const values = this.line(name)
    const followed = this.#followed.get(name) ?? []
    const id = this.#next++
    const brought = this.#brought.get(name) ?? []
    values.asked({
      id,
      lane: `host ${id}`,
      change: (held) => [held, qty, ...brought.map((more) => qty + more), ...(isFirst ? [qty + held] : [])],
    })
    followed.push(id)
    if (followed.length > MAY_BE_FOLLOWED) values.decided(followed.shift() ?? 0)
    this.#followed.set(name, followed)
  }

  /** A write of this device came upon what another had just put there, and may have been added to it. */
  isAddedTo(name: string, qty: number): void {
    this.owed.forget(name)
    this.isTold(name, qty, false)
  }

  line(name: string): PossibleValues<number> {
    const known = this.#lines.get(name) ?? new PossibleValues<number>(0)
    this.#lines.set(name, known)
    return known
  }

  get lineNames(): readonly string[] {
    return [...this.#lines.keys()]
  }

  /** Changes of one page reach the device's storage in the order they were made. */
  intendLine(asker: Asker, name: string, change: Effect<number>['change']): Intent {
    return this.#intend('line', asker, asker.generation, [{ name, values: this.line(name), change }])
  }

  intendCoupon(asker: Asker, code: string): Intent {
    return this.#intend('coupon', asker, `coupon of ${asker.generation}`, [
      { values: this.coupon, change: () => [code] },
    ])
  }

  /** The ordered pieces leave the cart; what was added since stays. When they do is not the shopper's to see. */
  intendOrder(asker: Asker, marker: string, ordered: Readonly<Record<string, number>>): Intent {
    return this.#intend(
      'order',
      asker,
      `order ${marker}`,
      Object.entries(ordered).map(([name, qty]) => ({
        name,
        values: this.line(name),
        change: (held: number) => [Math.max(0, held - qty)],
      })),
    )
  }

  /** The pieces of an order that is none any more lie in the cart again, though perhaps only when the next page opens. */
  intendReturn(asker: Asker, marker: string, ordered: Readonly<Record<string, number>>): Intent {
    return this.#intend(
      'order',
      asker,
      `return of ${marker}`,
      Object.entries(ordered).map(([name, qty]) => ({
        name,
        values: this.line(name),
        change: (held: number) => [held + qty],
      })),
    )
  }

  /** The host said no to a line: what it had, or had before, may come back, and the shopper will be told. */
  mayComeBack(asker: Asker, name: string, former: ReadonlySet<number>): void {
    this.owed.forget(name)
    this.#intend('refusal', asker, `refusal of ${asker.generation}`, [
      { values: this.line(name), change: (held) => [...former, held] },
    ])
  }

  /** The shopper was told that the host said no, and what the line is now. */
  cameBack(asker: Asker, name: string, qty: number): void {
    const values = this.line(name)
    for (const open of this.#open)
      if (open.kind === 'refusal' && open.asker.generation === asker.generation && open.about[0] === values)
        open.decide()
    // Another wish may have come between the change and the word about it.
    const isAlone = [...this.#open].every((open) => open.about[0] !== values)
    this.#intend('line', asker, `told ${this.#next}`, [
      { values, change: (held) => (isAlone ? [qty] : [qty, held]) },
    ]).done()
  }

  /** A device that cannot store keeps a change for as long as the page lives, and promises nothing. */
  couldNotStore(generation: string): void {
    for (const open of this.#open) if (open.asker.generation === generation) open.isDoubtful = true
  }

  died(generation: string): void {
    for (const open of this.#open) if (open.asker.generation === generation) open.isCut = true
  }

  #intend<Value extends string | number>(
    kind: Kind,
    asker: Asker,
    lane: string,
    parts: readonly Part<Value>[],
  ): Intent {
    this.#settleCut(kind, asker)
    const asked = parts.map(({ name, values, change }) => {
      const id = this.#next++
      const becomes = [...values.values].flatMap(change)
      if (name !== undefined) this.owed.forget(name)
      this.#newest.set(values, id)
      values.asked({ id, lane, change })
      return { id, name, values, becomes }
    })
    const settling = (settle: (part: (typeof asked)[number]) => void) => () => {
      for (const part of asked) settle(part)
      this.#open.delete(open)
    }
    const happen = settling(({ id, values }) => values.happened(id))
    const refuse = settling(({ id, values }) => values.refused(id))
    let moved: Intent | undefined
    const open: Open = {
      kind,
      about: asked.map(({ values }) => values),
      asker,
      isCut: false,
      isDoubtful: false,
      decide: settling(({ id, values }) => values.decided(id)),
      putOff: refuse,
      moveTo: (cart) => {
        moved = cart.#intend(
          kind,
          asker,
          lane,
          parts.map((part) => ({
            ...part,
            values: (part.name === undefined ? cart.coupon : cart.line(part.name)) as unknown as PossibleValues<Value>,
          })),
        )
        if (open.isCut) moved.unknown()
      },
    }
    this.#open.add(open)
    const own: Intent = {
      done: () => {
        // The next page of the device makes up for what this one could not store of its order.
        if (open.isDoubtful && kind === 'order') return
        if (open.isDoubtful) return open.decide()
        happen()
        for (const { id, name, values, becomes } of asked)
          if (name !== undefined && this.#newest.get(values) === id && this.#isSettled(values))
            this.owed.asked(name, becomes as number[])
      },
      refused: refuse,
      unknown: () => {
        open.isCut = true
      },
      happened: happen,
    }
    const current = (): Intent => moved ?? own
    return {
      done: () => current().done(),
      refused: () => current().refused(),
      unknown: () => current().unknown(),
      happened: () => current().happened(),
    }
  }

  #isSettled(values: unknown): boolean {
    return [...this.#open].every((open) => open.about.every((about) => about !== values))
  }

  #settleAll(): void {
    for (const open of this.#open) open.decide()
  }

  /** A device does things in order: what was cut off has landed before the next of its kind, or never will. Orders are taken up again. */
  #settleCut(kind: Kind, { device }: Asker): void {
    for (const open of this.#open)
      if (
        open.isCut &&
        kind !== 'order' &&
        (open.kind === kind || open.kind === 'refusal') &&
        open.asker.device === device
      )
        open.decide()
  }
}
