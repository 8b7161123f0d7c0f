import { describe, expect, it } from 'vitest'
import type { CmsPageDocument } from './cms-document'
import { findContentPages } from './find-content-pages'
import { FakeCmsSearch } from './testing'

const page = (identifier: string, title: string, content: string): CmsPageDocument => ({
  id: title.length,
  identifier,
  title,
  content,
})
const search = new FakeCmsSearch({
  pages: [
    page('kopvillkor', 'Köpvillkor', '<p>Om leverans och betalning.</p>'),
    page('leverans', 'Leverans', '<p>Vi kör hem glaset.</p>'),
    page('retur-och-angerratt', 'Retur och ångerrätt', '<p>Fjorton dagar.</p>'),
  ],
})

describe('content pages', () => {
  it.each([
    ['leverans', ['leverans', 'kopvillkor']],
    ['ångerrätt', ['retur-och-angerratt']],
    ['angerratten', ['retur-och-angerratt']],
    ['LEVERANS betalning', ['kopvillkor']],
    ['leverans xyzzy', []],
    ['p', []],
    ['<p>', []],
  ])('are found for %s, those with the word in their title first', async (term, identifiers) => {
    expect((await findContentPages(term, search)).map(({ identifier }) => identifier)).toEqual(identifiers)
  })
})
