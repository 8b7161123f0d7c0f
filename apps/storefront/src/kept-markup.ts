import type { PlaceOf } from '@vitrin/theme-kit/app'
import { createElement, type ReactElement } from 'react'

export interface Markup {
  readonly html: string
  /** The keys of its texts, which the page must bring along. */
  readonly texts: readonly string[]
}

interface Leaf {
  markup?: Markup
  /** Most parts of rare pages are asked for once. */
  wasAsked?: boolean
  /** It follows from more than its props. */
  isUnshared?: boolean
}

/** Finds what belongs to a row of objects. It goes with the objects. */
class Branch {
  readonly #branches = new WeakMap<object, Branch>()
  readonly #leaves = new Map<string, Leaf>()

  along(object: object): Branch {
    const known = this.#branches.get(object)
    if (known) return known
    const branch = new Branch()
    this.#branches.set(object, branch)
    return branch
  }

  leaf(name: string): Leaf {
    const known = this.#leaves.get(name)
    if (known) return known
    const leaf: Leaf = {}
    this.#leaves.set(name, leaf)
    return leaf
  }
}

/**
 * The markup of parts that pages share (see `sharedMarkup`), for one theme in one store view. It is found by the
 * objects that it was made of, which pages share, too (docs/decisions/0107): a card goes when its product does.
 */
export class KeptMarkup {
  readonly #root = new Branch()
  /** A page cannot bring it along by itself. */
  readonly #element = `shared-${crypto.randomUUID()}`

  /** @param known what the parts read beside their props */
  ofPage(known: readonly object[]): PageMarkup {
    return new PageMarkup(
      known.reduce((branch: Branch, object) => branch.along(object), this.#root),
      this.#element,
    )
  }
}

/** One drawing of a page. */
export class PageMarkup {
  readonly #branch: Branch
  readonly #element: string
  readonly #placed: Markup[] = []
  readonly #missing = new Map<Leaf, ReactElement>()

  constructor(branch: Branch, element: string) {
    this.#branch = branch
    this.#element = element
  }

  readonly placeOf: PlaceOf = (Part, props) => {
    let branch = this.#branch.along(Part)
    let name = ''
    for (const [prop, value] of Object.entries(props)) {
      name += ` ${prop}`
      if (Object(value) === value) branch = branch.along(value as object)
      else name += `=${String(value)}`
    }
    const leaf = branch.leaf(name)
    if (leaf.markup) return createElement(this.#element, { place: this.#placed.push(leaf.markup) - 1 })
    if (leaf.wasAsked && !leaf.isUnshared) this.#missing.set(leaf, createElement(Part, props))
    leaf.wasAsked = true
    return undefined
  }

  /** The keys of the texts in the parts that were not rendered. */
  get texts(): readonly string[] {
    return this.#placed.flatMap(({ texts }) => texts)
  }

  /** Puts the parts into the page. */
  whole(drawn: string): string {
    const places = new RegExp(`<${this.#element} place="(\\d+)"></${this.#element}>`, 'g')
    return drawn.replace(places, (_, place: string) => this.#placed[Number(place)]?.html ?? '')
  }

  /**
   * Keeps the parts that were asked for again.
   *
   * @param page the whole page, with these parts
   * @param draw draws one part alone
   */
  keep(page: string, draw: (part: ReactElement) => Markup): void {
    for (const [leaf, part] of this.#missing) {
      const markup = drawnAlone(part, draw)
      if (markup && isElement(markup.html) && page.includes(markup.html)) leaf.markup = markup
      else leaf.isUnshared = true
    }
  }
}

/** Undefined for a part that fails without the page around it. */
function drawnAlone(part: ReactElement, draw: (part: ReactElement) => Markup): Markup | undefined {
  try {
    return draw(part)
  } catch {
    return undefined
  }
}

/** React separates neighbouring texts, so a text cannot be put into a page. */
function isElement(html: string): boolean {
  return html.startsWith('<') && html.endsWith('>')
}
