import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { accept, reject, type Outcome } from '@vitrin/kernel'
import { bool, EVERYTHING, type Clause } from '../search/clause'
import { matchClause } from './dsl/match-clause'

const MAX_PARTS = 20
/** `word`, `"a phrase"`, `field:word` or `field:"a phrase"`. */
const PART = /(?:([\w.]+):)?(?:"([^"]*)"|(\S+))/g
/** Signs of the language of Lucene that this host does not read. */
const UNKNOWN = /[()[\]{}~^!+*?\\/]|^-|^(NOT|&&|\|\|)$/
const EXPECTED = 'should be words, "phrases" and field:value, with AND or OR between them'

/** The query of the parameter `q`. As in Elasticsearch, one of its parts must match, or with AND all of them. */
export function queryString(text: string, fieldOf: (name: string) => string): Outcome<Clause, FieldRefusals> {
  if (text === '*' || text === '*:*') return accept(EVERYTHING)
  const parts = [...text.matchAll(PART)].map(([, field, phrase, word = '']) => ({ field, phrase, word }))
  const operators = parts.filter(isOperator)
  const values = parts.filter((part) => !isOperator(part))
  if (values.length > MAX_PARTS) return reject(fieldRefusal('q', `should have at most ${MAX_PARTS} parts`))
  if (values.some(({ word }) => UNKNOWN.test(word))) return reject(fieldRefusal('q', EXPECTED))
  const clauses = values.map(({ field, phrase, word }): Clause => {
    if (field === undefined && phrase === undefined) return { kind: 'words', text: word }
    const name = field ?? 'name'
    return matchClause({
      name,
      field: fieldOf(name),
      value: phrase ?? word,
      needs: phrase === undefined ? 'any' : 'phrase',
      boost: 1,
    })
  })
  const all = operators.some(({ word }) => word === 'AND')
  return accept(all ? bool({ must: clauses }) : bool({ should: clauses, minimumShouldMatch: 1 }))
}

interface Part {
  readonly field: string | undefined
  readonly phrase: string | undefined
  readonly word: string
}

function isOperator({ field, phrase, word }: Part): boolean {
  return field === undefined && phrase === undefined && (word === 'AND' || word === 'OR')
}
