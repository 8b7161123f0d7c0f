import { gzipSync } from 'node:zlib'

type Doc = Readonly<Record<string, unknown>>

const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join('\n')
const hit = (doc: Doc) => ({ _index: 'shop', _type: '_doc', _id: String(doc.id), _score: 1, _source: doc })

/** Ways in which shops export their documents. */
export const dumpShapes: Readonly<Record<string, (docs: readonly Doc[]) => string | Buffer>> = {
  'a list': (docs) => JSON.stringify(docs),
  'a line for each document': lines,
  'documents without separators': (docs) => docs.map((doc) => JSON.stringify(doc)).join(''),
  'pretty documents': (docs) => docs.map((doc) => JSON.stringify(doc, null, 2)).join('\n'),
  'elasticdump lines': (docs) => lines(docs.map(hit)),
  'a search answer': (docs) => JSON.stringify({ took: 3, hits: { total: docs.length, hits: docs.map(hit) } }),
  'bulk lines': (docs) => lines(docs.flatMap((doc) => [{ index: { _index: 'shop', _id: doc.id } }, doc])),
  'a gzip file': (docs) => gzipSync(lines(docs)),
}

/** The root of the tree, whose number all shops share. */
const ROOT = 2

/** The same documents with texts for ids, as exports of other platforms have them. */
export function withTextIds(docs: readonly Doc[]): readonly Doc[] {
  const text = (kind: string) => (id: unknown) =>
    (typeof id !== 'number' && typeof id !== 'string') || Number(id) <= ROOT ? id : `gid://other/${kind}/${id}`
  const [product, category] = [text('Product'), text('Collection')]
  const child = (doc: Doc): Doc => ({ ...doc, id: product(doc.id) })
  const node = (doc: Doc): Doc => ({ ...doc, id: category(doc.id) })
  const list = (value: unknown) => (Array.isArray(value) ? (value as readonly Doc[]) : [])
  return docs.map((doc) => {
    if ('attribute_code' in doc) return doc
    if ('level' in doc) {
      const { path: _, ...rest } = doc
      return {
        ...rest,
        id: category(doc.id),
        parent_id: category(doc.parent_id),
        children_data: list(doc.children_data).map(node),
      }
    }
    return {
      ...doc,
      id: product(doc.id),
      ...(doc.category_ids ? { category_ids: list(doc.category_ids).map(category) } : {}),
      category: list(doc.category).map((entry) => ({ ...entry, category_id: category(entry.category_id) })),
      ...(doc.configurable_children ? { configurable_children: list(doc.configurable_children).map(child) } : {}),
    }
  })
}
