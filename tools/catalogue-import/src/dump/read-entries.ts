import { isFields, type Fields } from '../shape/fields'

/** The document of a dump, with id and kind from its envelope. */
export interface DumpEntry {
  readonly source: Fields
  readonly id?: unknown
  /** `_type` of the envelope, else its `_index`. */
  readonly kind?: string
}

const BULK_ACTIONS = new Set(['index', 'create', 'update', 'delete'])

/** Takes documents out of their envelopes: hits with `_source`, and action lines of Elasticsearch's bulk format. */
export class EntryReader {
  #action: Fields | undefined

  /** Undefined for an action line: its document follows. */
  read(value: Fields): DumpEntry | undefined {
    if (this.#action) {
      const entry = entryOf(value, this.#action)
      this.#action = undefined
      return entry
    }
    const action = actionOf(value)
    if (!action) return isFields(value._source) ? entryOf(value._source, value) : { source: value }
    // No document follows a deletion.
    if (!('delete' in value)) this.#action = action
    return undefined
  }
}

function entryOf(source: Fields, { _id, _type, _index }: Fields): DumpEntry {
  const kind = _type === '_doc' || _type === undefined ? _index : _type
  return { source, id: _id, ...(typeof kind === 'string' ? { kind } : {}) }
}

/** The content of an action line: `{"index":{"_index":"shop_product","_id":"7"}}`. */
function actionOf(value: Fields): Fields | undefined {
  const [entry, ...others] = Object.entries(value)
  if (!entry || others.length > 0) return undefined
  const [name, content] = entry
  return BULK_ACTIONS.has(name) && isFields(content) ? content : undefined
}
