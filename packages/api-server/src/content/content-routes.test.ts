import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHostDatabase } from '../database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ManualClock } from '@vitrin/kernel/testing'
import { ApiHost, catalogueDocuments, type ApiHostOptions } from '../testing'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, content: unknown): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

async function answerOf(path: string, options: ApiHostOptions = {}): Promise<{ status: number; body: unknown }> {
  const host = new ApiHost({ dataFolder: folder, ...options })
  try {
    const { status, body } = await host.get(path)
    return { status, body }
  } finally {
    host.close()
  }
}

const terms = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `T${index}`, slug: `t${index}`, content: 'Text', rank: index }))
const notice = { message: 'Stängt', enabled: true, type: 'info' }

describe('content in the data folder', () => {
  it('is in Strapi’s envelope, as an entry or a list [R7.25 page-infos] [R7.25 notification-message]', async () => {
    const image = { url: '/img/1200/1488/resize/verkstad.webp', alternativeText: 'Verkstaden' }
    write('content/sv/page-infos.json', [{ title: 'Om oss', slug: 'om-oss', content: '# Om', rank: 1, image }])
    write('content/sv/notification-message.json', notice)
    expect(await answerOf('/strapi/api/page-infos?locale=sv&populate=*')).toEqual({
      status: 200,
      body: {
        data: [
          {
            id: 1,
            attributes: {
              title: 'Om oss',
              slug: 'om-oss',
              content: '# Om',
              rank: 1,
              image: { data: { id: 1, attributes: image } },
              locale: 'sv',
            },
          },
        ],
        meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
      },
    })
    expect(await answerOf('/strapi/api/notification-message')).toEqual({
      status: 200,
      body: { data: { id: 1, attributes: { ...notice, locale: 'sv' } }, meta: {} },
    })
  })

  it('is paged, with 25 entries a page unless asked otherwise', async () => {
    write('content/sv/page-conditions.json', terms(60))
    const page = async (query: string) => {
      const { body } = await answerOf(`/strapi/api/page-conditions?${query}`)
      const { data, meta } = body as { data: { id: number }[]; meta: { pagination: object } }
      return { ids: [data[0]?.id, data.at(-1)?.id], ...meta.pagination }
    }
    expect(await page('')).toEqual({ ids: [1, 25], page: 1, pageSize: 25, pageCount: 3, total: 60 })
    expect(await page('pagination[page]=3')).toMatchObject({ ids: [51, 60], page: 3 })
    expect(await page('pagination[pageSize]=100')).toMatchObject({ ids: [1, 60], pageCount: 1 })
  })

  it('that does not exist is an empty list, or not found', async () => {
    write('content/sv/page-infos.json', terms(1))
    expect(await answerOf('/strapi/api/page-infos?locale=fi')).toMatchObject({ status: 200, body: { data: [] } })
    expect(await answerOf('/strapi/api/portfolio')).toEqual({
      status: 404,
      body: { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } },
    })
  })

  it.each(['..', '../sv', 'sv/..', '.', '%2e%2e', 'sv%00', ''])('is not found for the language %j', async (locale) => {
    write('content/sv/page-infos.json', terms(1))
    write('page-infos.json', terms(1))
    const { body } = await answerOf(`/strapi/api/page-infos?locale=${locale}`)
    expect(body).toMatchObject({ data: [] })
  })

  it('is copied for a new demo shop and then belongs to its editors', async () => {
    const contentSeed = join(folder, 'seed')
    write('seed/sv/notification-message.json', notice)
    const dataFolder = join(folder, 'data')
    const message = async () => {
      const { body } = await answerOf('/strapi/api/notification-message', { dataFolder, contentSeed })
      return (body as { data: { attributes: { message: string } } }).data.attributes.message
    }
    expect(await message()).toBe('Stängt')
    write('data/content/sv/notification-message.json', { ...notice, message: 'Öppet' })
    write('seed/sv/notification-message.json', { ...notice, message: 'Annat' })
    expect(await message()).toBe('Öppet')
  })

  it('of the demo shop does not come with an imported catalogue', async () => {
    write('seed/sv/notification-message.json', notice)
    const database = openHostDatabase(join(folder, 'shop.db'), { clock: new ManualClock() })
    database.catalogue.addImported(catalogueDocuments.filter(({ id }) => id === 811))
    database.close()
    const contentSeed = join(folder, 'seed')
    expect((await answerOf('/strapi/api/notification-message', { contentSeed })).status).toBe(404)
  })

  it.each([
    ['no JSON', '{"message":', 'sv/notification-message.json: the file should hold JSON.'],
    ['another type', { ...notice, enabled: 'yes' }, 'sv/notification-message.json: enabled should be a boolean.'],
    ['an unknown kind', { ...notice, type: 'loud' }, 'type should be "info" or "warning".'],
    ['a misspelt field', { ...notice, validfrom: '2026-12-01' }, 'body should not hold validfrom.'],
    ['no date', { ...notice, validTo: 'jul' }, 'validTo should be a time, such as 2026-12-24T18:00:00Z.'],
  ])('with %s ends the start with file, path and what was expected', (_, content, sentence) => {
    write('content/sv/notification-message.json', content)
    expect(() => new ApiHost({ dataFolder: folder })).toThrow(sentence)
  })

  it('names the entry of a list that is wrong', () => {
    write('content/sv/page-infos.json', [...terms(2), { title: 'A', slug: '../etc', content: 'x', rank: 1 }])
    expect(() => new ApiHost({ dataFolder: folder })).toThrow(
      'page-infos.json: 2.slug should have only letters, digits, - and _.',
    )
  })
})
