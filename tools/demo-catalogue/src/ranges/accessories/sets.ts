import type { BundleProduct, GroupedProduct } from '../../builders/composed-product'

export const groupedSets: readonly GroupedProduct[] = [
  {
    id: 2601,
    name: 'Skötselpaket',
    category: 'packages',
    pictures: ['accessory-care-set'],
    parts: [
      { id: 2001, qty: 1 },
      { id: 2003, qty: 1 },
      { id: 2005, qty: 2 },
    ],
    summary: 'Skrapa, puts och dukar för första året.',
    text: [
      'Det vi själva hade velat få med i lådan. Skrapan till varje dag, putsen till varje månad, dukarna ' +
        'till svärmors besök.',
      'Delarna går att köpa var för sig.',
    ],
    launched: '2023-11-06',
    revised: '2026-05-28',
    recommended: true,
  },
  {
    id: 2602,
    name: 'Tätningspaket för duschdörr',
    category: 'packages',
    pictures: ['accessory-seal-set'],
    parts: [
      { id: 2202, qty: 2 },
      { id: 2208, qty: 1 },
    ],
    summary: 'Två lister och en tröskel, när det läcker på golvet.',
    text: [
      'Nio av tio läckor sitter nertill. Byt listen på båda glasen samtidigt, annars blir det den gamla ' +
        'som läcker nästa gång.',
    ],
    launched: '2024-11-25',
  },
  {
    id: 2603,
    name: 'Beslagspaket i mässing',
    category: 'packages',
    pictures: ['accessory-brass-set'],
    parts: [
      { id: 2103, qty: 1 },
      { id: 2104, qty: 2 },
    ],
    summary: 'En stång till dörren, två knoppar till skåpen.',
    text: [
      'Mässing ser bäst ut när den återkommer. Stången är till duschen, knopparna passar också på möbler ' +
        'med tjockare front än tjugo.',
    ],
    launched: '2025-05-26',
    revised: '2026-02-09',
  },
]

export const bundles: readonly BundleProduct[] = [
  {
    id: 2701,
    name: 'Hallpaket med spegel',
    category: 'packages',
    pictures: ['accessory-hall-set'],
    choices: [
      { title: 'Spegel', type: 'radio', required: true, qty: 1, of: [1451, 1452] },
      { title: 'Hylla eller stång', type: 'select', required: true, qty: 1, of: [2106, 2101, 2102] },
      { title: 'Putsdukar', type: 'checkbox', required: false, qty: 1, qtyCanChange: true, of: [2005] },
    ],
    summary: 'Spegel, något att hänga på och något att torka med.',
    text: ['Börja med spegeln och välj resten efter den. Allt kommer i samma låda, och lådan går i en vanlig bil.'],
    launched: '2025-08-18',
    revised: '2026-10-22',
    isNew: true,
  },
  {
    id: 2702,
    name: 'Skötselpaket, välj själv',
    category: 'packages',
    pictures: ['accessory-care-choice'],
    choices: [
      { title: 'Skrapa', type: 'radio', required: true, qty: 1, of: [2001, 2002] },
      { title: 'Medel', type: 'select', required: true, qty: 2, qtyCanChange: true, of: [2003, 2004] },
      { title: 'Dukar', type: 'checkbox', required: false, qty: 1, qtyCanChange: true, of: [2005] },
    ],
    summary: 'Svart eller krom, puts eller kalklösare, hur många som helst.',
    text: [
      'Två flaskor är lagom för ett år och ett badrum. Har du hårt vatten, ta kalklösaren; då räcker ' +
        'också skrapan längre.',
    ],
    launched: '2026-01-19',
    revised: '2026-11-04',
  },
  {
    id: 2703,
    name: 'Paket till nytt duschglas',
    category: 'packages',
    pictures: ['accessory-shower-parts'],
    choices: [
      { title: 'Handtag', type: 'radio', required: true, qty: 1, of: [2102, 2101, 2103] },
      { title: 'Stag', type: 'select', required: true, qty: 1, of: [2110, 2111] },
      { title: 'Tätningslister', type: 'select', required: true, qty: 2, qtyCanChange: true, of: [2202, 2201, 2203] },
      { title: 'Tröskel', type: 'checkbox', required: false, qty: 1, of: [2208] },
    ],
    summary: 'När glaset är helt men resten är slut.',
    text: [
      'Ett duschglas håller i trettio år, det runt omkring i tio. Välj yta på handtag och stag, tjocklek ' +
        'på listerna, och se till att glaset är torrt när du börjar.',
    ],
    launched: '2025-10-27',
    revised: '2026-08-28',
  },
]
