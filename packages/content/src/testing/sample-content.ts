import type { ContentEntry, ContentPicture, ContentSetName, Notice, Portfolio } from '../headless/content-entry'

/** What a CMS has. The entries are in any order, as editors made them. */
export interface CmsContent {
  readonly sets?: Readonly<Partial<Record<ContentSetName, readonly ContentEntry[]>>>
  readonly portfolio?: Portfolio
  readonly notice?: Notice
}

const picture = (name: string, alt: string): ContentPicture => ({
  url: `https://cms.example/uploads/${name}.webp`,
  alt,
  width: 1200,
  height: 900,
  sizes: [
    { url: `https://cms.example/uploads/small_${name}.webp`, width: 500 },
    { url: `https://cms.example/uploads/large_${name}.webp`, width: 1000 },
  ],
})

const entry = (slug: string, title: string, rank: number, content: string): ContentEntry => ({
  slug,
  title,
  menuTitle: title,
  content,
  rank,
  gallery: [],
})

/** The content of `contentGatewayContract`. The suite runs with each gateway over the same content. */
export const SAMPLE_CONTENT: CmsContent = {
  sets: {
    'company-info': [
      entry('garantier', 'Garantier', 2, '<p>Glaset har <strong>10 års</strong> garanti.</p>'),
      {
        ...entry('verkstaden', 'Verkstaden i Växjö', 1, '<h2>Slipbordet</h2>\n<p>Här skärs glaset.</p>'),
        menuTitle: 'Verkstaden',
        metaTitle: 'Vår glasverkstad',
        metaDescription: 'Här skärs, slipas och härdas glaset.',
        image: picture('verkstad', 'En man vid ett slipbord'),
      },
    ],
    'custom-solutions': [
      {
        ...entry('snedtak', 'Glas under snedtak', 1, '<p>Fem hörn.</p>'),
        gallery: [picture('snedtak-1', 'Duschvägg under en takbjälke'), picture('snedtak-2', '')],
      },
    ],
    terms: [entry('delivery', 'Delivery', 1, '<p>We carry it in.</p>')],
  },
  portfolio: {
    title: 'Utförda jobb',
    description: '<p>Badrum och bastur.</p>',
    items: [
      {
        title: 'Bastu vid Helgasjön',
        description: '<p>Två dörrar mot vattnet.</p>',
        pictures: [picture('bastu-1', 'Bastudörr mot sjön'), picture('bastu-2', 'Handtag i al')],
        category: 'Bastudörrar',
        link: '/bastudorrar',
      },
      { title: 'Kontor, Göteborg', description: '<p>Elva dörrar.</p>', pictures: [] },
    ],
  },
  notice: {
    message: '<p>Verkstaden har stängt <strong>24–26 december</strong>.</p>',
    enabled: true,
    type: 'warning',
    validFrom: '2026-12-01T00:00:00.000Z',
    validTo: '2026-12-27T00:00:00.000Z',
    link: '/i/leverans',
  },
}
