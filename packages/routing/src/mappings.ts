import type { MappedDocument } from './ports'

/** What is remembered of a mapped path: enough to name and open the page, not the document. Plain JSON: the URL cache keeps it. */
export type Mapping =
  | { readonly type: 'product'; readonly parentSku: string; readonly slug: string; readonly productType?: string }
  | { readonly type: 'category'; readonly slug: string }
  | { readonly type: 'cms_page'; readonly slug: string }

export type PathMapping = readonly [path: string, mapping: Mapping]

/** The paths that this page life has learned of. */
export class Mappings {
  readonly #byPath = new Map<string, Mapping>()
  /** Those that were looked up and not shown in a listing. */
  readonly #dispatched = new Set<string>()
  readonly #productTypes = new Map<string, string>()
  /** Those that the persistent cache has not been given yet. */
  readonly #fresh = new Map<string, Mapping>()

  get(path: string): Mapping | undefined {
    return this.#byPath.get(path)
  }

  isDispatched(path: string): boolean {
    return this.#dispatched.has(path)
  }

  /** Of a product that was listed or mapped, with a path or without. */
  productType(parentSku: string): string | undefined {
    return this.#productTypes.get(parentSku)
  }

  get dispatched(): readonly PathMapping[] {
    return [...this.#byPath].filter(([path]) => this.#dispatched.has(path))
  }

  /** A mapping that somebody else remembered: the server, or the persistent cache. */
  addRemembered(path: string, mapping: Mapping): void {
    this.#note(path, mapping)
    this.#dispatched.add(path)
  }

  addListed(path: string | null | undefined, document: MappedDocument): void {
    const mapping = mappingOf(document)
    if (!path) return this.#noteType(mapping)
    this.#learn(path, mapping)
    this.#dispatched.delete(path)
  }

  addDispatched(path: string, document: MappedDocument): Mapping {
    const mapping = mappingOf(document)
    this.#learn(path, mapping)
    this.#dispatched.add(path)
    return mapping
  }

  /** `true` when there was something to forget. */
  forget(path: string): boolean {
    this.#fresh.delete(path)
    return this.#byPath.delete(path)
  }

  /** What was learned since the last call. */
  takeFresh(): readonly PathMapping[] {
    const fresh = [...this.#fresh]
    this.#fresh.clear()
    return fresh
  }

  #learn(path: string, mapping: Mapping): void {
    const known = this.#byPath.get(path)
    if (known && JSON.stringify(known) === JSON.stringify(mapping)) return
    this.#note(path, mapping)
    this.#fresh.set(path, mapping)
  }

  #note(path: string, mapping: Mapping): void {
    this.#byPath.set(path, mapping)
    this.#noteType(mapping)
  }

  #noteType(mapping: Mapping): void {
    if (mapping.type === 'product' && mapping.productType)
      this.#productTypes.set(mapping.parentSku, mapping.productType)
  }
}

function mappingOf({ type, document }: MappedDocument): Mapping {
  if (type === 'cms_page') return { type, slug: document.identifier }
  if (type === 'category') return { type, slug: document.slug || document.url_path || '' }
  const parentSku = document.parentSku ?? document.sku
  return {
    type,
    parentSku,
    slug: document.slug || parentSku,
    ...(document.type_id && { productType: document.type_id }),
  }
}
