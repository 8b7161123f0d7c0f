import { inSlices, type JsonWriter } from '../http'
import type { PieceByPiece } from '../work/turns'
import type { FoundDocument, FoundDocuments } from './find-documents'

/** Writes the document of a hit with further members. */
export type WriteHit = (hit: FoundDocument, members: readonly string[]) => string

export function withMembers(document: string, members: readonly string[]): string {
  if (members.length === 0) return document
  return `${document.slice(0, -1)}${document === '{}' ? '' : ','}${members.join(',')}}`
}

/** Adds the hits with commas between them. `false` when the answer is larger than `most` with them. */
export async function addHits(
  json: JsonWriter,
  most: number,
  { hits }: FoundDocuments,
  turns: PieceByPiece,
  write: (hit: FoundDocument) => string,
): Promise<boolean> {
  let separator = ''
  await inSlices(hits, turns, (hit) => {
    const bytes = json.add(separator + write(hit))
    separator = ','
    return json.bytes > most ? undefined : bytes
  })
  return json.bytes <= most
}

export function compactHit(write: WriteHit): (hit: FoundDocument) => string {
  return (hit) => write(hit, [`"_score":${hit.score}`])
}

export function rawHit(
  write: WriteHit,
  { index, entity }: { readonly index: string; readonly entity: string },
): (hit: FoundDocument) => string {
  return (hit) => {
    const head = JSON.stringify({ _index: index, _type: entity, _id: hit.id, _score: hit.score })
    return `${head.slice(0, -1)},"_source":${write(hit, [])}}`
  }
}

/** What is around the hits. */
export interface Frame {
  readonly before: string
  readonly after: string
}

export function compactFrame(found: FoundDocuments, matchesVariants: boolean): Frame {
  const mark = matchesVariants ? ',"matched_variants":true' : ''
  return { before: `{"total":${found.total},"hits":[`, after: `]${more(found)}${mark},"suggest":{}}` }
}

export function rawFrame(found: FoundDocuments, took: number): Frame {
  const result = `{"total":${found.total},"max_score":${found.maxScore},"hits":[`
  return { before: `{"took":${took},"timed_out":false,"hits":${result}`, after: `]}${more(found)}}` }
}

/** The members that only some answers have, each with a comma before it. */
function more({ aggregations, attributeMetadata }: FoundDocuments): string {
  if (!aggregations) return ''
  const metadata = attributeMetadata ? `,"attribute_metadata":${JSON.stringify(attributeMetadata)}` : ''
  return `,"aggregations":${JSON.stringify(aggregations)}${metadata}`
}
