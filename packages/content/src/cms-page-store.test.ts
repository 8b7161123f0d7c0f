import { describe, expect, it } from 'vitest'
import type { CmsPageDocument } from './cms-document'
import { CmsBlockStore } from './cms-block-store'
import { CmsPageStore } from './cms-page-store'
import { FakeCmsSearch, PassThroughSanitizer } from './testing'

const about: CmsPageDocument = { id: 7, identifier: 'om-oss', title: 'Om oss', content: '<p>Vi skär glas.</p>' }
const terms: CmsPageDocument = { id: 8, identifier: 'kopvillkor', title: 'Köpvillkor', content: '<p>…</p>' }

describe('CmsPageStore', () => {
  it('takes the page whose identifier is exactly the one asked for, whatever else the host sends', async () => {
    const store = new CmsPageStore({
      search: new FakeCmsSearch({ pages: [terms, about], ignoresFilter: true }),
      sanitizer: new PassThroughSanitizer(),
    })
    expect(await store.load('om-oss')).toEqual({ ok: true, value: about })
    expect(store.page?.title).toBe('Om oss')
  })

  it('says that the query was empty when only others came back', async () => {
    const store = new CmsPageStore({
      search: new FakeCmsSearch({ pages: [terms], ignoresFilter: true }),
      sanitizer: new PassThroughSanitizer(),
    })
    expect(await store.load('om-oss')).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'CMS query returned empty result' },
    })
    expect(store.page).toBeUndefined()
  })

  it('shows only what the sanitizer let through, also of a page that the dispatcher found', async () => {
    const sanitizer = { sanitize: async (html: string) => html.replaceAll(/<script.*?<\/script>/g, '') }
    const store = new CmsPageStore({ search: new FakeCmsSearch({}), sanitizer })
    await store.load('om-oss', { ...about, content: '<p>a</p><script>x()</script>' })
    expect(store.page?.content).toBe('<p>a</p>')
  })

  it('ignores a late answer to an earlier question', async () => {
    const answers: (() => void)[] = []
    const sanitizer = { sanitize: (html: string) => new Promise<string>((done) => answers.push(() => done(html))) }
    const store = new CmsPageStore({ search: new FakeCmsSearch({}), sanitizer })
    const first = store.load('om-oss', about)
    const second = store.load('kopvillkor', terms)
    answers[1]?.()
    await second
    answers[0]?.()
    await first
    expect(store.page?.identifier).toBe('kopvillkor')
  })
})

describe('CmsBlockStore', () => {
  it('loads each block once and does without those that do not exist', async () => {
    const sanitizer = new PassThroughSanitizer()
    const footer = { id: 3, identifier: 'footer_links', title: 'Sidfot', content: '<ul></ul>' }
    const store = new CmsBlockStore({ search: new FakeCmsSearch({ blocks: [footer] }), sanitizer })
    await store.load(['footer_links', 'gone'])
    await store.load(['footer_links'])
    expect(store.block('footer_links')).toEqual(footer)
    expect(store.block('gone')).toBeUndefined()
    expect(sanitizer.seen).toHaveLength(1)
    const copy = new CmsBlockStore({ search: new FakeCmsSearch({}), sanitizer })
    copy.hydrate(store.snapshot)
    expect(copy.block('footer_links')).toEqual(footer)
  })
})
