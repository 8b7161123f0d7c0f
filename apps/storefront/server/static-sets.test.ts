import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { STATIC_SET_NAMES, staticSetFiles } from '@vitrin/content'
import { staticContentGatewayContract } from '@vitrin/content/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartRefusal } from './start-refusal'
import { readStaticSets } from './static-sets'
import { ALL_STORE_CODES } from './store-views'

const demo = join(import.meta.dirname, '..', 'public', 'content')
const views = { storeCode: 'sv', storeCodes: ALL_STORE_CODES }
const constants = { freightLimit: 8000, deposit: 30, bulkFreight: 990 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-sets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

staticContentGatewayContract('the files of a server', () => {
  write('sv_price_constants.json', constants)
  return readStaticSets({ folder, ...views })
})

describe('the demo shop', () => {
  it.each([
    ['mainBanners', 'promoted_offers', 'banners/sv_promoted_offers.json'],
    ['smallBanners', 'promoted_offers', 'banners/sv_promoted_offers.json'],
    ['productBanners', 'promoted_offers', 'banners/sv_promoted_offers.json'],
    ['menuAsideBanners', 'promoted_offers', 'banners/sv_promoted_offers.json'],
    ['head images', 'main-images', 'banners/sv_main-images.json'],
    ['instagram images', 'instagram-images', 'banners/sv_instagram-images.json'],
    ['portfolio images', 'portfolio_images', 'sv_portfolio_images.json'],
    ['default content', 'default-content', 'sv_default-content.json'],
    ['site info', 'site_info', 'sv_site_info.json'],
    ['price constants', 'price_constants', 'price_constants.json'],
    ['company_info', 'company_info', 'sv_company_info.json'],
    ['custom_solutions', 'custom_solutions', 'sv_custom_solutions.json'],
    ['terms_and_conditions', 'terms_and_conditions', 'sv_terms_and_conditions.json'],
    ['admin notification', 'admin_notification', 'sv_admin_notification.json'],
  ] as const)('has the set [R3.19 %s] in its file', async (member, name, file) => {
    expect(staticSetFiles(name, 'sv')).toContain(file)
    expect(existsSync(join(demo, file))).toBe(true)
    const set: unknown = await readStaticSets({ folder: demo, ...views }).read(name)
    const part = name === 'promoted_offers' ? (set as Record<string, unknown>)[member] : set
    expect(JSON.stringify(part).length).toBeGreaterThan(40)
  })

  it('has its sets in the language of each view; without one it is the English one [R7.30]', async () => {
    const phoneHours = async (storeCode: string) =>
      (await readStaticSets({ folder: demo, ...views, storeCode }).read('site_info'))?.openingHours[0]?.days
    expect(await Promise.all(ALL_STORE_CODES.map(phoneHours))).toEqual([
      'vardagar',
      'weekdays',
      'tööpäeviti',
      'по будням',
      'arkisin',
      'nei giorni feriali',
    ])
    const pages = (storeCode: string) => readStaticSets({ folder: demo, ...views, storeCode }).read('company_info')
    expect(await pages('it')).toEqual(await pages('en'))
  })

  it('has a name for each set', () => {
    expect(STATIC_SET_NAMES).toHaveLength(11)
  })
})

describe('static sets', () => {
  it('are those of the store view; one without a store code is for all views [R7.30]', async () => {
    write('sv_price_constants.json', constants)
    write('price_constants.json', { ...constants, deposit: 50 })
    write('en_default-content.json', { content: [] })
    expect(await readStaticSets({ folder, ...views }).read('price_constants')).toEqual(constants)
    expect(await readStaticSets({ folder, ...views }).read('default-content')).toBeUndefined()
    expect(await readStaticSets({ folder, ...views, storeCode: 'en' }).read('price_constants')).toMatchObject({
      deposit: 50,
    })
  })

  it('need no folder', async () => {
    expect(await readStaticSets({ folder: join(folder, 'none'), ...views }).read('site_info')).toBeUndefined()
  })

  it.each<[string, string, unknown, string]>([
    ['no JSON', 'sv_site_info.json', '{', 'content/sv_site_info.json: the file should hold JSON.'],
    [
      'a missing field',
      'sv_price_constants.json',
      { freightLimit: 1, deposit: 2 },
      'content/sv_price_constants.json: bulkFreight is required (a number).',
    ],
    [
      'a wrong number',
      'sv_price_constants.json',
      { ...constants, deposit: 130 },
      'content/sv_price_constants.json: deposit should be at most 100.',
    ],
    [
      'a misspelt field deep inside',
      'banners/sv_main-images.json',
      { images: [{ alt: 'A', image: { webp: '/a.webp', fallbak: '/a.jpg' } }] },
      'content/banners/sv_main-images.json: images.0.image.fallback is required (a string).',
    ],
    ['an unknown name', 'sv_siteinfo.json', {}, 'content/sv_siteinfo.json: this is no static set'],
    ['an unknown store view', 'xx_site_info.json', {}, 'content/xx_site_info.json: this is no static set'],
  ])('with %s end the start with file, path and what was expected', (_, file, content, sentence) => {
    write(file, content)
    const read = () => readStaticSets({ folder, ...views })
    expect(read).toThrow(StartRefusal)
    expect(read).toThrow(sentence)
  })
})
