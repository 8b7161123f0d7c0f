import { inSlices } from '../http'
import type { FoundDocument, FoundDocuments } from './find-documents'

/** Writes the document of a hit with further members. */
export type WriteHit = (hit: FoundDocument, members: readonly string[]) => string

export function withMembers(document: string, members: readonly string[]): string {
  if (members.length === 0) return document
  return `${document.slice(0, -1)}${document === '{}' ? '' : ','}${members.join(',')}}`
}

/** The texts of the hits; undefined when they are larger than `most` together. */
export async function hitsWithin(
  most: number,
  { hits }: FoundDocuments,
  write: (hit: FoundDocument) => string,
): Promise<readonly string[] | undefined> {
  const texts: string[] = []
  let left = most
  await inSlices(hits, (hit) => {
    const text = write(hit)
    const bytes = Buffer.byteLength(text)
    texts.push(text)
    left -= bytes
    return left < 0 ? undefined : bytes
  })
  return left < 0 ? undefined : texts
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

export function compactAnswer(found: FoundDocuments, hits: readonly string[], matchesVariants: boolean): string {
  const mark = matchesVariants ? ',"matched_variants":true' : ''
  return `{"total":${found.total},"hits":[${hits.join(',')}]${more(found)}${mark},"suggest":{}}`
}

export function rawAnswer(found: FoundDocuments, hits: readonly string[], took: number): string {
  const result = `{"total":${found.total},"max_score":${found.maxScore},"hits":[${hits.join(',')}]}`
  return `{"took":${took},"timed_out":false,"hits":${result}${more(found)}}`
}

/** The members that only some answers have, each with a comma before it. */
function more({ aggregations, attributeMetadata }: FoundDocuments): string {
  if (!aggregations) return ''
  const metadata = attributeMetadata ? `,"attribute_metadata":${JSON.stringify(attributeMetadata)}` : ''
  return `,"aggregations":${JSON.stringify(aggregations)}${metadata}`
}
