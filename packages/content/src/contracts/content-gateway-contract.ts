import { describe, expect, it } from 'vitest'
import type { ContentGateway } from '../ports'

export interface ContentGatewayWorld {
  /** Over the content of `SAMPLE_CONTENT`; the terms are in the default language only. */
  readonly open: () => ContentGateway | Promise<ContentGateway>
  /** Over a CMS without content. */
  readonly openEmpty: () => ContentGateway | Promise<ContentGateway>
}

const ADDRESS = /^(https:\/\/[^/]+)?\/[^/]/

/** What every `ContentGateway` does, fake or real (contract §14). */
export function contentGatewayContract(name: string, { open, openEmpty }: ContentGatewayWorld): void {
  describe(`${name} as ContentGateway`, () => {
    it('gives the company info by rank, with the fields of an entry [R7.25 page-infos]', async () => {
      const entries = await (await open()).entries('company-info')
      expect(entries.map(({ slug }) => slug)).toEqual(['verkstaden', 'garantier'])
      expect(entries[0]).toMatchObject({
        title: 'Verkstaden i Växjö',
        menuTitle: 'Verkstaden',
        rank: 1,
        metaTitle: 'Vår glasverkstad',
        metaDescription: 'Här skärs, slipas och härdas glaset.',
        image: { url: expect.stringMatching(ADDRESS), alt: 'En man vid ett slipbord', width: 1200, height: 900 },
        gallery: [],
      })
      expect(entries[0]?.content).toContain('<h2>Slipbordet</h2>')
      expect(entries[0]?.image?.sizes.map(({ width }) => width)).toEqual([500, 1000])
      expect(entries[1]).toMatchObject({ title: 'Garantier', menuTitle: 'Garantier', rank: 2 })
      expect(entries[1]?.metaTitle).toBeUndefined()
      expect(entries[1]?.content).toContain('<strong>10 års</strong>')
    })

    it('gives the custom solutions with their gallery [R7.25 page-solutions]', async () => {
      const [roof] = await (await open()).entries('custom-solutions')
      expect(roof).toMatchObject({ slug: 'snedtak', title: 'Glas under snedtak' })
      expect(roof?.gallery.map(({ alt }) => alt)).toEqual(['Duschvägg under en takbjälke', ''])
      for (const { url } of roof?.gallery ?? []) expect(url).toMatch(ADDRESS)
    })

    it('gives the terms in the default language where the shop’s has none [R7.25 page-conditions]', async () => {
      const entries = await (await open()).entries('terms')
      expect(entries).toMatchObject([{ slug: 'delivery', title: 'Delivery' }])
      expect(entries[0]?.content.trim()).toBe('<p>We carry it in.</p>')
    })

    it('gives the portfolio, the main picture of an item first [R7.25 portfolio]', async () => {
      const portfolio = await (await open()).portfolio()
      expect(portfolio).toMatchObject({ title: 'Utförda jobb', items: [{}, {}] })
      expect(portfolio?.description.trim()).toBe('<p>Badrum och bastur.</p>')
      const [sauna, office] = portfolio?.items ?? []
      expect(sauna).toMatchObject({ title: 'Bastu vid Helgasjön', category: 'Bastudörrar', link: '/bastudorrar' })
      expect(sauna?.description.trim()).toBe('<p>Två dörrar mot vattnet.</p>')
      expect(sauna?.pictures.map(({ alt }) => alt)).toEqual(['Bastudörr mot sjön', 'Handtag i al'])
      expect(office).toMatchObject({ title: 'Kontor, Göteborg', pictures: [] })
      expect(office?.category).toBeUndefined()
    })

    it('gives the notice with its dates, type and link [R7.25 notification-message]', async () => {
      const notice = await (await open()).notice()
      expect(notice).toMatchObject({ enabled: true, type: 'warning', link: '/i/leverans' })
      expect(notice?.message.trim()).toBe('<p>Verkstaden har stängt <strong>24–26 december</strong>.</p>')
      expect(Date.parse(notice?.validFrom ?? '')).toBe(Date.UTC(2026, 11, 1))
      expect(Date.parse(notice?.validTo ?? '')).toBe(Date.UTC(2026, 11, 27))
    })

    it('has nothing where the CMS has nothing', async () => {
      const gateway = await openEmpty()
      expect(await gateway.entries('company-info')).toEqual([])
      expect(await gateway.portfolio()).toBeUndefined()
      expect(await gateway.notice()).toBeUndefined()
    })
  })
}
