import { decodeTitles, type WireDocument } from '@vitrin/api-contract/wire'
import { decodeHTMLStrict } from 'entities/decode'

/**
 * Decodes HTML entities in names and titles (contract §15.22). It is loaded on demand, because the titles of our own
 * host have no entities.
 */
export function plainTitles(answer: WireDocument): WireDocument {
  return decodeTitles(answer, decodeHTMLStrict)
}
