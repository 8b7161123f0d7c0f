import { contentGatewayContract } from '@vitrin/content/contracts'
import { HostRejection, TransportError } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { json, recordingHost, type Answer } from '../testing/recording-host'
import { RECORDED, recordedStrapi } from '../testing/strapi/recorded-strapi'
import { StrapiContentGateway } from './strapi-content-gateway'

const options = { locales: ['sv', 'en'], mediaBaseUrl: 'https://cms.example', logger: new RecordingLogger() }

for (const [version, recorded] of Object.entries(RECORDED)) {
  contentGatewayContract(`recorded answers of ${version}`, {
    open: () => new StrapiContentGateway({ ...options, http: recordedStrapi(recorded).http }),
    openEmpty: () => new StrapiContentGateway({ ...options, http: recordedStrapi({}).http }),
  })
}

/** A CMS that gives the same answer to every call. */
function cmsThat(answer: Answer, locales: readonly string[] = ['sv']) {
  const { http, seen, clock } = recordingHost(answer)
  const logger = new RecordingLogger()
  const content = new StrapiContentGateway({ http, locales, mediaBaseUrl: 'https://cms.example', logger })
  return { content, seen, logger, clock }
}

const page = (slug: string, rank: unknown = 1) => ({ id: 1, attributes: { title: slug, slug, content: 'Text', rank } })

describe('a Strapi', () => {
  it('is asked in the shop’s language, then in the default one, then in none [R7.25 page-infos]', async () => {
    const { content, seen } = cmsThat(
      ({ url }) => json({ data: url.searchParams.has('locale') ? [] : [page('om')] }),
      ['sv-SE', 'en'],
    )
    expect(await content.entries('company-info')).toHaveLength(1)
    expect(seen.map(({ url }) => url.pathname + url.search)).toEqual([
      '/strapi/api/page-infos?pagination%5BpageSize%5D=100&locale=sv-SE&populate=*',
      '/strapi/api/page-infos?pagination%5BpageSize%5D=100&locale=en&populate=*',
      '/strapi/api/page-infos?pagination%5BpageSize%5D=100&populate=*',
    ])
  })

  it('that refuses a language it does not know is asked in the next one', async () => {
    const { content } = cmsThat(({ url }) =>
      url.searchParams.has('locale') ? json({ data: null, error: {} }, 400) : json({ data: [page('om')] }),
    )
    expect(await content.entries('terms')).toHaveLength(1)
  })

  it.each([
    ['one entry', { data: page('om') }, ['om']],
    ['one entry of version 5', { data: { id: 1, title: 'Om', slug: 'om', content: 'Text', rank: 1 } }, ['om']],
    ['a list', { data: [page('om')] }, ['om']],
    ['null', { data: null }, []],
    ['nothing', {}, []],
    ['a text', 'Glas', []],
    ['a list of other things', { data: [null, 7, 'Glas', []] }, []],
  ])('may answer with %s', async (_, body, slugs) => {
    const { content } = cmsThat(() => json(body))
    expect((await content.entries('company-info')).map(({ slug }) => slug)).toEqual(slugs)
  })

  it('with several pages gives all of them, by rank; entries without a rank are last', async () => {
    const pages = [[page('c', 3), page('x', null)], [page('a', 1)], [page('b', 2)]]
    const { content, seen } = cmsThat(({ url }) =>
      json({
        data: pages[Number(url.searchParams.get('pagination[page]') ?? 1) - 1],
        meta: { pagination: { pageCount: pages.length } },
      }),
    )
    expect((await content.entries('terms')).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'x'])
    expect(seen).toHaveLength(3)
  })

  it('that counts endless pages is asked a bounded number of times', async () => {
    const { content, seen } = cmsThat(() => json({ data: [page('a')], meta: { pagination: { pageCount: 1e9 } } }))
    await content.entries('terms')
    expect(seen.length).toBeLessThanOrEqual(20)
  })

  it('has its relative pictures made absolute, also in texts; others than those of the web are left out', async () => {
    const media = (url: string) => ({ id: 1, attributes: { url, alternativeText: 'A' } })
    const gallery = ['/uploads/a.webp', 'https://cdn.example/b.webp', 'javascript:x', '//evil.example/c', 'd.webp']
    const { content } = cmsThat(() =>
      json({
        data: [
          {
            id: 1,
            attributes: {
              title: 'A',
              slug: 'a',
              content: '![Glas](/uploads/g.webp)',
              gallery: { data: gallery.map(media) },
            },
          },
        ],
      }),
    )
    const [entry] = await content.entries('custom-solutions')
    expect(entry?.gallery.map(({ url }) => url)).toEqual([
      'https://cms.example/uploads/a.webp',
      'https://cdn.example/b.webp',
    ])
    expect(entry?.content).toContain('src="https://cms.example/uploads/g.webp"')
  })

  it.each([
    ['/sv/i/leverans', '/sv/i/leverans'],
    ['https://glas.example/a:b', 'https://glas.example/a:b'],
    ['tel:+46846500421', 'tel:+46846500421'],
    [' java\tscript:steal()', undefined],
    ['data:text/html,x', undefined],
  ])('has a notice with the link %s', async (link, shown) => {
    const attributes = { message: 'Stängt', enabled: true, type: 'info', link }
    const { content } = cmsThat(() => json({ data: { id: 1, attributes } }))
    expect((await content.notice())?.link).toBe(shown)
  })

  it('has entries that lack a title, an address or a text left out, with a line in the log', async () => {
    const { content, logger } = cmsThat(() =>
      json({ data: [page('om'), { id: 2, attributes: { title: 'Halv', slug: 'halv', content: '' } }, { id: 3 }] }),
    )
    expect(await content.entries('company-info')).toHaveLength(1)
    expect(logger.entries.map(({ message }) => message)).toEqual([
      '2 of the CMS’s company-info is left out: it lacks a title, an address or a text',
    ])
  })

  it.each([
    ['a page of HTML', () => new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } })],
    [
      'half an answer',
      () => new Response('{"data":[{"id":1,"attri', { headers: { 'content-type': 'application/json' } }),
    ],
  ])('that answers with %s has failed', async (_, answer) => {
    await expect(cmsThat(answer).content.notice()).rejects.toThrow(TransportError)
  })

  it('that is broken or closed has failed', async () => {
    await expect(cmsThat(() => json({}, 500)).content.notice()).rejects.toThrow(HostRejection)
    await expect(cmsThat(() => json({}, 403)).content.entries('terms')).rejects.toThrow(HostRejection)
  })

  it('that does not answer in time has failed', async () => {
    const { content, clock } = cmsThat(() => new Promise<Response>(() => undefined))
    const answer = content.portfolio()
    clock.advance(5000)
    await expect(answer).rejects.toThrow('No answer within 5000 ms')
  })
})
