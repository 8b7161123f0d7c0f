import type { ProductPart } from '@vitrin/catalog'
import type { IntangibleProduct } from '../../builders/simple-product'

const plain = { product_sku: 'KG-2401', max_characters: 0, image_size_x: 0, image_size_y: 0 }
const free = { price: 0, price_type: 'fixed' } as const

/** Questions of the glazier before the visit. */
const visitOptions: readonly ProductPart<'custom_options'>[] = [
  {
    option_id: 24011,
    title: 'Vad ska mätas',
    type: 'multiple',
    sort_order: 1,
    is_require: true,
    ...plain,
    values: ['Dusch', 'Badkar', 'Spegel', 'Dörr'].map((title, index) => ({
      option_type_id: 240_111 + index,
      title,
      ...free,
      sort_order: index + 1,
    })),
  },
  { option_id: 24012, title: 'Önskad dag', type: 'date', sort_order: 2, is_require: false, ...plain, ...free },
  {
    option_id: 24013,
    title: 'Portkod och annat att veta',
    type: 'area',
    sort_order: 3,
    is_require: false,
    ...plain,
    max_characters: 300,
    ...free,
  },
]

/** Services at the customer's home. */
export const services: readonly IntangibleProduct[] = [
  {
    id: 2401,
    name: 'Måttagning hemma',
    category: 'services',
    pictures: ['accessory-home-measuring'],
    gross: 1490,
    options: visitOptions,
    summary: 'Vi mäter med laser, i Kronobergs län.',
    text: [
      'En glasmästare kommer hem, mäter på tre ställen i varje riktning och antecknar hur väggarna ' +
        'lutar. Du får måtten på papper samma dag.',
      'Beställer du glaset av oss inom sextio dagar drar vi av hela summan.',
    ],
    launched: '2023-09-04',
    revised: '2026-10-02',
    recommended: true,
  },
  {
    id: 2402,
    name: 'Montering av duschdörr eller duschvägg',
    category: 'services',
    pictures: ['accessory-door-fitting'],
    gross: 2490,
    summary: 'En montör, en förmiddag, tätat och städat.',
    text: [
      'I priset ingår borrning i kakel, silikon och att vi tar med emballaget. Resor över fem mil räknas för sig.',
      'Rotavdrag gör vi åt dig om du skriver personnumret på plats.',
    ],
    launched: '2023-09-04',
    revised: '2026-01-08',
  },
  {
    id: 2403,
    name: 'Montering av duschhörna',
    category: 'services',
    pictures: ['accessory-corner-fitting'],
    gross: 3490,
    summary: 'Två montörer, en halv dag.',
    text: ['Hörnor ska lodas i två led och det går fortare med fyra händer. Duscha dagen därpå, inte samma kväll.'],
    launched: '2023-09-04',
    revised: '2026-01-08',
  },
  {
    id: 2404,
    name: 'Montering av innerdörr',
    category: 'services',
    pictures: ['accessory-inside-door-fitting'],
    gross: 2990,
    summary: 'Karm, drevning och foder om du har dem hemma.',
    text: [
      'Vi tar bort den gamla dörren, sätter karmen i lod och justerar in glaset. Sprickor i putsen lagar ' +
        'vi inte, men vi gör inga nya.',
    ],
    launched: '2024-01-29',
  },
  {
    id: 2405,
    name: 'Bortforsling av gammalt glas',
    category: 'services',
    pictures: ['accessory-old-glass'],
    gross: 690,
    summary: 'Vi tar med det gamla när vi lämnar det nya.',
    text: ['Härdat glas får inte läggas i glasigloon. Vi lämnar det till återvinning, där det blir glasull.'],
    launched: '2024-10-14',
    revised: '2026-08-19',
  },
]
