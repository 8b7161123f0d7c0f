import { parseRequest, searchParameters, type FieldRefusals } from '@vitrin/api-contract'
import { DEFAULT_SEARCH_SIZE } from '@vitrin/api-contract/wire'
import type { EntityType } from '@vitrin/catalog'
import type { StoreView } from '@vitrin/i18n'
import type { Clock } from '@vitrin/kernel'
import { GraphQLError } from 'graphql'
import type { CatalogueIndex } from '../catalogue'
import { findDocuments, type FoundDocuments } from '../catalogue/find-documents'
import { searchPlan, type SearchInput } from '../catalogue/search-plan'
import type { PieceByPiece } from '../work/turns'
import { AnswerBudget } from './answer-budget'

export interface PageInput {
  readonly size: number
  /** The first page is 1. */
  readonly page: number
  readonly include?: readonly (string | null)[] | null | undefined
  readonly exclude?: readonly (string | null)[] | null | undefined
}

/** One page of the result, and the fields of its documents. */
export interface PageWindow {
  readonly from: number
  readonly size: number
  readonly include: readonly string[] | undefined
  readonly exclude: readonly string[] | undefined
}

const MAX_FILTERS = 100

interface GraphqlContextOptions {
  readonly catalogue: CatalogueIndex
  readonly turns: PieceByPiece
  readonly storeView: StoreView
  readonly clock: Clock
  readonly seed: () => string
  readonly variables: Readonly<Record<string, unknown>>
}

/** What the resolvers of one request work with. It searches by the same rules as REST. */
export class GraphqlContext {
  /** The variables as they were sent. */
  readonly variables: Readonly<Record<string, unknown>>
  readonly storeView: StoreView
  readonly budget: AnswerBudget
  readonly #catalogue: CatalogueIndex
  readonly #seed: () => string

  constructor({ catalogue, turns, storeView, clock, seed, variables }: GraphqlContextOptions) {
    this.#catalogue = catalogue
    this.storeView = storeView
    this.#seed = seed
    this.budget = new AnswerBudget(clock, turns)
    this.variables = variables
  }

  /** Reads sizes, pages and field lists by the rules of REST (R5.16). */
  page({ size, page, include, exclude }: PageInput): PageWindow {
    const query = (from: number, requested: number) => ({
      size: requested < 1 ? undefined : String(requested),
      from: String(from),
      _source_include: listed(include),
      _source_exclude: listed(exclude),
    })
    const first = parseRequest(searchParameters, query(0, size))
    if (!first.ok) throw refusal(first.rejection)
    const perPage = first.value.size ?? DEFAULT_SEARCH_SIZE
    const requested = parseRequest(searchParameters, query((Math.max(page, 1) - 1) * perPage, perPage))
    if (!requested.ok) throw refusal(requested.rejection)
    const { from = 0, source } = requested.value
    return { from, size: perPage, include: source.include, exclude: source.exclude }
  }

  find(entity: EntityType, requested: SearchInput, { from, size }: Pick<PageWindow, 'from' | 'size'>): FoundDocuments {
    if (requested._appliedFilters.length > MAX_FILTERS)
      throw new GraphQLError(`The filter should have at most ${MAX_FILTERS} conditions.`, {
        extensions: { code: 'BAD_USER_INPUT' },
      })
    const plan = searchPlan(entity, requested, { from, size }, { seed: this.#seed })
    if (!plan.ok) throw refusal(plan.rejection)
    return this.budget.timed(() => findDocuments(this.#catalogue, entity, plan.value, this.storeView))
  }
}

function refusal(errors: FieldRefusals): GraphQLError {
  const sentence = errors.map(({ field, expected }) => `${field} ${expected}`).join('; ')
  return new GraphQLError(`${sentence}.`, { extensions: { code: 'BAD_USER_INPUT', errors } })
}

function listed(names: readonly (string | null)[] | null | undefined): string | undefined {
  const given = (names ?? []).filter((name) => name !== null && name !== '')
  return given.length > 0 ? given.join(',') : undefined
}
