import type { CmsPageDocument } from './cms-document'
import { allCmsPagesQuery } from './cms-queries'
import type { CmsSearch } from './ports'

/** A content page that a search term finds. */
export interface FoundContentPage {
  readonly identifier: string
  readonly title: string
}

const MOST = 5
/** A word in the title says more about a page than one in its text. */
const WEIGHTS = { title: 10, keywords: 5, text: 1 } as const
/** Shorter words are in too many pages. */
const SHORTEST_WORD = 3

/**
 * The content pages with all words of a term, the best first. All pages are loaded with the standard query, which every
 * host answers and the device stores, and are compared here: a shop has few, and no host searches their text.
 */
export async function findContentPages(term: string, search: CmsSearch): Promise<readonly FoundContentPage[]> {
  const asked = wordsOf(term).filter((word) => word.length >= SHORTEST_WORD)
  if (asked.length === 0) return []
  const { items } = await search.search<CmsPageDocument>(allCmsPagesQuery())
  return items
    .map((page) => ({ page, score: scoreOf(page, asked) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ page: { identifier, title } }) => ({ identifier, title }))
}

/** 0 if a word is missing. */
function scoreOf(page: CmsPageDocument, asked: readonly string[]): number {
  const fields = [
    { words: wordsOf(`${page.title} ${page.content_heading ?? ''}`), weight: WEIGHTS.title },
    { words: wordsOf(`${page.meta_keywords ?? ''} ${page.meta_description ?? ''}`), weight: WEIGHTS.keywords },
    { words: wordsOf(page.content), weight: WEIGHTS.text },
  ]
  const scores = asked.map((word) => Math.max(0, ...fields.map(({ words, weight }) => (has(words, word) ? weight : 0))))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** `retur` finds `returer`; `returen` finds `retur`. */
function has(words: readonly string[], asked: string): boolean {
  return words.some((word) => word.startsWith(asked) || (word.length > SHORTEST_WORD && isInflected(asked, word)))
}

function isInflected(asked: string, word: string): boolean {
  return asked.startsWith(word) && asked.length - word.length <= 3
}

/** Lower case and without diacritics, because shoppers on other keyboards write `angerratt`. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
