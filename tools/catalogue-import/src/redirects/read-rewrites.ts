import { readDump } from '../dump/read-dump'
import { isText } from '../shape/fields'
import type { RedirectRow } from './redirect-row'

/** Finds the address of a document; undefined for one that the shop does not have. */
export type AddressOf = (kind: string, id: number) => string | undefined

/**
 * Reads the platform's rewrite documents. Type 0 is a further address of a document, which redirects to the document's
 * own one.
 */
export async function* readRewrites(path: string, addressOf: AddressOf): AsyncGenerator<RedirectRow> {
  for await (const entries of readDump(path, () => undefined)) {
    for (const { source, number } of entries) {
      const { request_path, target_path, redirect_type, entity_type, entity_id } = source
      const place = `${path}, document ${number}`
      const from = isText(request_path) ? request_path : ''
      if (Number(redirect_type ?? 0) !== 0) {
        yield { from, to: isText(target_path) ? target_path : '', status: String(redirect_type), place }
        continue
      }
      const to = addressOf(String(entity_type), Number(entity_id))
      if (to !== undefined && to !== from) yield { from, to, status: '301', place }
    }
  }
}
