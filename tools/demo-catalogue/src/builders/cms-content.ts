import type { CatalogueDocument } from '../catalogue-seed'
import { blocks } from '../content/blocks'
import { english } from '../content/en'
import { estonian } from '../content/et'
import { finnish } from '../content/fi'
import { companyPages } from '../content/pages/company'
import { helpPages } from '../content/pages/help'
import { termsPages } from '../content/pages/terms'
import { russian } from '../content/ru'
import {
  blockDocuments,
  pageDocuments,
  pageTree,
  translatedBlocks,
  translatedPages,
  type BlockFacts,
  type PageFacts,
} from './cms-documents'

/** Pages, blocks and the page tree, in Swedish and in each translation. */
export function cmsDocuments(): readonly CatalogueDocument[] {
  const swedish = { hjalp: 'Hjälp och råd', villkor: 'Villkor', om: 'Om Klarglas' }
  return [
    ...documentsOf({ help: helpPages, terms: termsPages, company: companyPages, blocks, branches: swedish }),
    ...[english, estonian, finnish, russian].flatMap((texts) =>
      documentsOf({
        help: translatedPages(helpPages, texts),
        terms: translatedPages(termsPages, texts),
        company: translatedPages(companyPages, texts),
        blocks: translatedBlocks(blocks, texts),
        branches: texts.branches,
        storeId: texts.storeId,
      }),
    ),
  ]
}

interface ContentOfView {
  readonly help: readonly PageFacts[]
  readonly terms: readonly PageFacts[]
  readonly company: readonly PageFacts[]
  readonly blocks: readonly BlockFacts[]
  readonly branches: { readonly hjalp: string; readonly villkor: string; readonly om: string }
  readonly storeId?: number
}

function documentsOf({ help, terms, company, blocks: shown, branches, storeId }: ContentOfView): CatalogueDocument[] {
  const pages = pageDocuments([...help, ...terms, ...company], storeId)
  const tree = pageTree(
    [
      { identifier: 'hjalp', label: branches.hjalp, pages: help },
      { identifier: 'villkor', label: branches.villkor, pages: terms },
      { identifier: 'om', label: branches.om, pages: company },
    ],
    pages,
    storeId,
  )
  return [
    ...pages.map((doc) => ({ type: 'cms_page' as const, id: doc.id, doc: { ...doc } })),
    ...blockDocuments(shown, storeId).map((doc) => ({ type: 'cms_block' as const, id: doc.id, doc: { ...doc } })),
    ...tree.map((doc) => ({ type: 'cms_hierarchy' as const, id: doc.node_id, doc: { ...doc } })),
  ]
}
