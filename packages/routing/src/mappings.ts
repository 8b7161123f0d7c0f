import type { MappedDocument } from './mapped-document'
import type { Mapping, PathMapping } from './mapping'

/** The paths that are known in this visit. */
export class Mappings {
  readonly #byPath = new Map<string, Mapping>()
  /** Paths that were looked up, and not taken from a listing. */
  readonly #dispatched = new Set<string>()
  readonly #productTypes = new Map<string, string>()
  /** Mappings that are not yet written to the URL cache. */
  readonly #fresh = new Map<string, Mapping>()

  get(path: string): Mapping | undefined {
    return this.#byPath.get(path)
  }

  isDispatched(path: string): boolean {
    return this.#dispatched.has(path)
  }

  /** The type of a product that was listed or looked up, also of one without a path. */
  productType(parentSku: string): string | undefined {
    return this.#productTypes.get(parentSku)
  }

  /** Adds a mapping of the URL cache. */
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

  /** `true` when the path was known. */
  forget(path: string): boolean {
    this.#fresh.delete(path)
    return this.#byPath.delete(path)
  }

  /** Mappings that are new since the last call. */
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
