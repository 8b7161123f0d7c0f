import type { Json, Reads, Step } from '../story'

type Extra = Pick<Step, 'keeps'>

/** The headers of the client's cart, order, stock, price and newsletter calls. */
const JSON_BODY = { 'Content-Type': 'application/json' }
/** The headers of its user and review calls. */
const JSON_WANTED = { Accept: 'application/json, text/plain, */*', 'Content-Type': 'application/json' }
const SEARCH = { Accept: 'application/json', 'Content-Type': 'application/json' }

/** What every call of the task queue reads first. */
export const answered: Reads = { code: { equals: 200 } }
/** A refusal that the shopper reads: the client shows a text, and no list. */
export const refusedWithSentence: Reads = { code: { not: 200 }, result: 'text' }

export const get = (name: string, address: string, reads: Reads, extra: Extra = {}): Step => ({
  name,
  method: 'GET',
  address,
  headers: JSON_BODY,
  reads,
  ...extra,
})

export const post = (name: string, address: string, body: Json | undefined, reads: Reads, extra: Extra = {}): Step => ({
  name,
  method: 'POST',
  address,
  headers: JSON_BODY,
  ...(body !== undefined && { body }),
  reads,
  ...extra,
})

export const userGet = (name: string, address: string, reads: Reads, extra: Extra = {}): Step => ({
  ...get(name, address, reads, extra),
  headers: JSON_WANTED,
})

export const userPost = (name: string, address: string, body: Json, reads: Reads, extra: Extra = {}): Step => ({
  ...post(name, address, body, reads, extra),
  headers: JSON_WANTED,
})

export interface SearchParameters {
  readonly from?: number
  readonly size?: number
  readonly sort?: string
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
}

/** A search as its default adapter sends it: an Elasticsearch body in the parameter `request`. */
export const search = (
  name: string,
  entity: string,
  body: Json,
  { from = 0, size = 50, sort = '', include, exclude }: SearchParameters,
  reads: Reads,
  extra: Extra = {},
): Step => ({
  name,
  method: 'GET',
  address: `/api/catalog/{{index}}/${entity}/_search`,
  query: { from, size, sort, _source_include: include, _source_exclude: exclude, request: body },
  headers: SEARCH,
  reads,
  ...extra,
})

/** The body of a search with these values of fields. */
export function bodyOf(filters: Readonly<Record<string, readonly Json[] | string>>): Json {
  const terms = Object.entries(filters).map(([field, values]) => ({ terms: { [field]: values } }))
  const [only] = terms
  return { query: { bool: { filter: terms.length === 1 && only ? only : { bool: { must: terms } } } } }
}
