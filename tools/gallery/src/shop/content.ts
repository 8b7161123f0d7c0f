import type { ContentEntry, ContentPicture } from '@vitrin/content'
import type { CmsContent } from '@vitrin/content/testing'

const picture = (name: string, alt: string): ContentPicture => ({
  url: `pictures/${name}.webp`,
  alt,
  width: 900,
  height: 900,
  sizes: [],
})

const entry = (slug: string, title: string, rank: number, content: string): ContentEntry => ({
  slug,
  title,
  menuTitle: title,
  content,
  rank,
  gallery: [],
})

const text = (heading: string): string =>
  `<h2>${heading}</h2><p>Glaset skärs, slipas och härdas i vår egen verkstad. Varje skiva får sina hål och urtag ` +
  'innan den härdas, för efteråt går den inte att ändra.</p><ul><li>8 mm härdat glas</li><li>Slipade kanter</li></ul>'

/** What editors wrote into the headless CMS. */
export const demoContent: CmsContent = {
  sets: {
    'company-info': [
      { ...entry('verkstaden', 'Verkstaden', 1, text('Slipbordet')), image: picture('accessory-care-set', '') },
      entry('garantier', 'Garantier', 2, text('Tio år')),
    ],
    'custom-solutions': [
      {
        ...entry('snedtak', 'Glas under snedtak', 1, text('Fem hörn')),
        gallery: [picture('accessory-brass-set', 'Beslag i mässing'), picture('accessory-cloths', 'Dukar för glas')],
      },
      entry('nisch', 'Glas i en nisch', 2, text('Sneda väggar')),
    ],
    terms: [entry('kopvillkor', 'Köpvillkor', 1, text('Beställning')), entry('frakt', 'Frakt', 2, text('Leverans'))],
  },
  portfolio: {
    title: 'Utförda jobb',
    description: '<p>Badrum och bastur.</p>',
    items: [
      {
        title: 'Bastu vid Helgasjön',
        description: '<p>Två dörrar mot vattnet.</p>',
        pictures: [picture('accessory-care-choice', 'Bastudörr mot sjön')],
        category: 'Bastudörrar',
        link: '/bastudorrar',
      },
      { title: 'Kontor, Göteborg', description: '<p>Elva dörrar.</p>', pictures: [] },
    ],
  },
}
