import { decodeTitles, type WireDocument } from '@vitrin/api-contract/wire'
import { decodeHTMLStrict } from 'entities/decode'

/** The answer with names and titles as people read them (contract §15.22). A chunk of its own: our host's are plain already. */
export function plainTitles(answer: WireDocument): WireDocument {
  return decodeTitles(answer, decodeHTMLStrict)
}
