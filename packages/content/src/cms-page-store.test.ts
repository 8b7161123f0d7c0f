import { describe, expect, it } from 'vitest'
import type { CmsPageDocument } from './cms-document'
import { CmsBlockStore } from './cms-block-store'
import { CmsPageStore } from './cms-page-store'
import { FakeCmsSearch, FakeHtmlSanitizer } from './testing'

const about: CmsPageDocument = { id: 7, identifier: 'om-oss', title: 'Om oss', content: '<p>Vi skär glas.</p>' }
const terms: CmsPageDocument = { id: 8, identifier: 'kopvillkor', title: 'Köpvillkor', content: '<p>…</p>' }

describe('CmsPageStore', () => {
  it('shows the page with the requested identifier among others that the host sends [R3.14 CMS page]', async () => {
    const store = new CmsPageStore({
      search: new FakeCmsSearch({ pages: [terms, about], ignoresFilter: true }),
      sanitizer: new FakeHtmlSanitizer(),
    })
    expect(await store.load('om-oss')).toEqual({ ok: true, value: about })
    expect(store.page).toMatchObject({ id: 7, identifier: 'om-oss' })
    expect(store.page?.title).toBe('Om oss')
  })

  it('rejects with the code `empty-result` when the host sends only other pages [R8.16 CMS query]', async () => {
    const store = new CmsPageStore({
      search: new FakeCmsSearch({ pages: [terms], ignoresFilter: true }),
      sanitizer: new FakeHtmlSanitizer(),
    })
    expect(await store.load('om-oss')).toEqual({
      ok: false,
      rejection: { code: 'empty-result', message: 'CMS query returned empty result' },
    })
    expect(store.page).toBeUndefined()
  })

  it('sanitizes the content, also of a page that the dispatcher has found', async () => {
    const sanitizer = { sanitize: async (html: string) => html.replaceAll(/<script.*?<\/script>/g, '') }
    const store = new CmsPageStore({ search: new FakeCmsSearch({}), sanitizer })
    await store.load('om-oss', { ...about, content: '<p>a</p><script>x()</script>' })
    expect(store.page?.content).toBe('<p>a</p>')
  })

  it('ignores the late answer to an earlier request', async () => {
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
  it('loads each block once and leaves out blocks that do not exist [R3.14 CMS block]', async () => {
    const sanitizer = new FakeHtmlSanitizer()
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
