import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATIC_SET_NAMES, staticSetFiles, type CmsPageDocument } from '@vitrin/content'
import { demoCatalogue } from '@vitrin/demo-catalogue'
import { describe, expect, it } from 'vitest'
import { STORE_VIEWS } from '../config/store-views'
import { contentFaults } from './testing/content-faults'

const appFolder = join(import.meta.dirname, '..')
const setFolder = join(appFolder, 'public', 'content')
const cmsFolder = join(appFolder, '..', '..', 'tools', 'demo-catalogue', 'content')

/** Each document of content in a language, by its name. */
function contentIn(storeCode: string): ReadonlyMap<string, unknown> {
  const sets = STATIC_SET_NAMES.flatMap((name) => {
    const file = staticSetFiles(name, storeCode).find((each) => existsSync(join(setFolder, each)))
    return file === undefined ? [] : [[name, join(setFolder, file)] as const]
  })
  const folder = join(cmsFolder, storeCode)
  const documents = readdirSync(folder).map((file) => [file, join(folder, file)] as const)
  const files = [...sets, ...documents].map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8'))] as const)
  return new Map<string, unknown>([...files, ['pages and blocks', catalogueContentIn(storeCode)]])
}

/** The texts of CMS pages and blocks of the catalogue in a language. */
function catalogueContentIn(storeCode: string): readonly object[] {
  const storeId = STORE_VIEWS.find(({ storeView }) => storeView.storeCode === storeCode)?.storeView.storeId
  return demoCatalogue()
    .documents.filter(({ type }) => type === 'cms_page' || type === 'cms_block')
    .map(({ doc }) => doc as unknown as CmsPageDocument)
    .filter(({ store_id }) => store_id?.some((id) => id === storeId))
    .map(({ identifier, title, content, meta_description }) => ({
      identifier,
      title,
      content,
      description: meta_description ?? '-',
    }))
}

describe.each([
  { name: 'English', storeCode: 'en', portfolio: 'Our work' },
  { name: 'Estonian', storeCode: 'et', portfolio: 'Tehtud tööd' },
  { name: 'Russian', storeCode: 'ru', portfolio: 'Наши работы' },
  { name: 'Finnish', storeCode: 'fi', portfolio: 'Tehtyjä töitä' },
])('the $name content of the demo shop', ({ name, storeCode, portfolio }) => {
  it(`has every text, picture and link of the Swedish one [R1.07 ${name} content]`, () => {
    const [swedish, translated] = [contentIn('sv'), contentIn(storeCode)]
    expect(translated.get('portfolio.json')).toMatchObject({ title: portfolio })
    expect([...translated.keys()]).toEqual([...swedish.keys()])
    for (const [document, content] of swedish) {
      const faults = contentFaults({ storeCode: 'sv', content }, { storeCode, content: translated.get(document) })
      expect({ document, faults }).toEqual({ document, faults: [] })
    }
  })
})

it('the Swedish content is complete and Swedish [R1.07 Swedish content]', () => {
  const swedish = contentIn('sv')
  expect([...swedish.keys()]).toEqual([
    ...STATIC_SET_NAMES,
    ...['notification-message', 'page-conditions', 'page-infos', 'page-solutions', 'portfolio'].map((n) => `${n}.json`),
    'pages and blocks',
  ])
  expect(swedish.get('portfolio.json')).toMatchObject({ title: 'Utförda jobb' })
  expect(swedish.get('page-infos.json')).toMatchObject([{ title: 'Glasmästare i Växjö sedan 1987' }, {}, {}, {}])
})

describe('contentFaults', () => {
  const source = {
    storeCode: 'sv',
    content: [{ title: 'Om oss', link: '/sv/om', content: '<p>Vi <b>är</b> här nu.</p>' }],
  }
  const withPage = (page: object) => ({ storeCode: 'et', content: [page] })
  const good = { title: 'Meist', link: '/et/om', content: '<p>Oleme <b>siin</b> praegu.</p>' }

  it.each([
    ['a good translation', good, []],
    ['a missing text', { link: good.link, content: good.content }, '0.title is missing.'],
    ['an empty text', { ...good, title: ' ' }, '0.title is empty.'],
    ['a sentence of the source', { ...good, content: source.content[0]!.content }, '0.content is not translated.'],
    ['other tags', { ...good, content: '<p>Oleme siin.</p>' }, '0.content has the markup <p </p instead of'],
    ['a link to another view', { ...good, link: '/sv/om' }, '0.link is /sv/om instead of /om.'],
    ['a field of its own', { ...good, rank: 2 }, '0.rank is not in the source.'],
  ])('with %s', (_, page, expected) => {
    const faults = contentFaults(source, withPage(page))
    expect(faults).toEqual(typeof expected === 'string' ? [expect.stringContaining(expected)] : expected)
  })
})
