import type { CmsDocument, PageNode } from '../catalogue-seed'
import type { ContentTranslation } from '../content/translation'
import { STORE_ID } from '../shop/store'

export interface PageFacts {
  readonly identifier: string
  readonly title: string
  /** The description for search engines. */
  readonly summary: string
  readonly html: string
  /** `yyyy-MM-dd` */
  readonly revised: string
}

export interface BlockFacts {
  readonly identifier: string
  readonly title: string
  readonly html: string
  /** For search engines. */
  readonly summary?: string
}

const SHOP_OPENED_AT = '2023-08-14 09:00:00'

/** The ids of a view follow each other; those of the Swedish one begin at 1. */
const idIn = (storeId: number, number: number): number => (storeId === STORE_ID ? 0 : storeId * 1000) + number

/** The same pages in another language. */
export function translatedPages(pages: readonly PageFacts[], { pages: texts }: ContentTranslation): PageFacts[] {
  return pages.map((page) => ({ ...page, ...texts[page.identifier] }))
}

export function translatedBlocks(blocks: readonly BlockFacts[], { blocks: texts }: ContentTranslation): BlockFacts[] {
  return blocks.map((block) => ({ ...block, ...texts[block.identifier] }))
}

/** Contract §3.8. */
export function pageDocuments(pages: readonly PageFacts[], storeId = STORE_ID): readonly CmsDocument[] {
  return pages.map(({ identifier, title, summary, html, revised }, index) => ({
    id: idIn(storeId, index + 1),
    identifier,
    title,
    content: html,
    content_heading: title,
    page_layout: '1column',
    meta_title: title,
    meta_description: summary,
    meta_keywords: null,
    store_id: [storeId],
    creation_time: SHOP_OPENED_AT,
    update_time: `${revised} 10:00:00`,
    sort_order: String(index),
    active: true,
    type: 'cms_page',
  }))
}

/** One branch for each group of pages, in the order of the groups. */
export function pageTree(
  groups: readonly { readonly identifier: string; readonly label: string; readonly pages: readonly PageFacts[] }[],
  documents: readonly CmsDocument[],
  storeId = STORE_ID,
): readonly PageNode[] {
  const pageId = (identifier: string): number | null =>
    documents.find((page) => page.identifier === identifier)?.id ?? null
  const nodes: PageNode[] = []
  for (const { identifier, label, pages } of groups) {
    const branch = idIn(storeId, nodes.length + 1)
    nodes.push({
      node_id: branch,
      parent_node_id: null,
      page_id: null,
      identifier,
      label,
      level: 1,
      request_url: identifier,
      xpath: String(branch),
      store_id: storeId,
    })
    for (const page of pages) {
      const node_id = idIn(storeId, nodes.length + 1)
      nodes.push({
        node_id,
        parent_node_id: branch,
        page_id: pageId(page.identifier),
        identifier: page.identifier,
        label: page.title,
        level: 2,
        request_url: page.identifier,
        xpath: `${branch}/${node_id}`,
        store_id: storeId,
      })
    }
  }
  return nodes
}

export function blockDocuments(blocks: readonly BlockFacts[], storeId = STORE_ID): readonly CmsDocument[] {
  return blocks.map(({ identifier, title, html, summary }, index) => ({
    id: idIn(storeId, index + 1),
    identifier,
    title,
    content: html,
    ...(summary !== undefined && { meta_title: title, meta_description: summary }),
    store_id: [storeId],
    creation_time: SHOP_OPENED_AT,
    update_time: '2026-11-02 10:00:00',
    active: true,
    type: 'cms_block',
  }))
}
