import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const unden: Construction = {
  family: 'enclosure-corner',
  dimensions: {
    width: between('Bredd fram', 700, 1200, 870),
    depth: between('Djup sida', 700, 1200, 870),
    height: between('Höjd', 1900, 2200, 2050),
  },
  sizes: ['80x80', '90x90', '100x80', '120x90'],
  standardHeight: 2000,
  glass: ['clear', 'frosted', 'bronze'],
  finishes: ['brushed-brass'],
  choices: ['hinge_side', 'handle', 'coating'],
  limits: [
    { rule: 'max-area', m2: 3 },
    { rule: 'max-weight-per-hinge', kg: 25 },
    { rule: 'max-ratio', value: 9 },
  ],
  thickness: 8,
  adjustment: { minus: 0, plus: 12 },
  tariff: {
    glassPerM2: { clear: 1250, frosted: 1375, bronze: 1490 },
    edge: 590,
    hardware: { 'brushed-brass': 2490 },
    fee: 645,
    minimum: 4995,
  },
  standardDays: [7, 10],
  ownDays: [18, 25],
  traits: {
    series: 'Unden',
    glass_thickness: 8,
    opening: 'both',
    mounting: 'corner',
    material: 'tempered',
    adjustment: '12 mm',
    coating: 'optional',
    certification: 'en14428',
  },
}

const asnen: Construction = {
  ...unden,
  dimensions: {
    width: between('Bredd fram', 700, 1000, 790),
    depth: between('Djup sida', 700, 1000, 790),
    height: between('Höjd', 1850, 2000, 1950),
  },
  sizes: ['70x70', '80x80', '90x90', '70x90'],
  standardHeight: 1950,
  glass: ['clear'],
  finishes: ['chrome', 'black-matt'],
  choices: ['hinge_side'],
  thickness: 6,
  adjustment: { minus: 0, plus: 25 },
  tariff: {
    glassPerM2: { clear: 890 },
    edge: 290,
    hardware: { chrome: 1490, 'black-matt': 1690 },
    fee: 495,
    minimum: 3495,
  },
  standardDays: [3, 6],
  traits: {
    series: 'Åsnen',
    glass_thickness: 6,
    opening: 'outward',
    mounting: 'corner',
    material: 'tempered',
    adjustment: '25 mm',
    coating: 'no',
    certification: 'en14428',
  },
}

export const undenAndAsnenCorners: readonly GlassProduct[] = [
  {
    id: 1046,
    name: 'Duschhörna Unden, mässing',
    category: 'cornersStraight',
    construction: unden,
    summary: 'Pendeldörr i klarglas, beslag i borstad mässing.',
    text: [
      'Mässingen är borstad och klarlackad, så den behåller sin färg. Vill du att den ska mörkna med ' +
        'åren säger du till, då skickar vi den olackad.',
      'Dörren pendlar åt båda hållen och stannar av sig själv i mittläget. Fingeravtryck hamnar på ' +
        'handtaget i stället för på glaset.',
    ],
    launched: '2024-04-15',
    revised: '2026-10-02',
    recommended: true,
  },
  {
    id: 1047,
    name: 'Duschhörna Unden, lång',
    category: 'cornersStraight',
    construction: {
      ...unden,
      sizes: ['120x80', '120x90'],
      dimensions: { ...unden.dimensions, width: between('Bredd fram', 1000, 1400, 1180) },
      tariff: { ...unden.tariff, hardware: { 'brushed-brass': 2890 } },
    },
    summary: 'Hundratjugo fram, för den som vill duscha utan att träffa glaset.',
    text: [
      'Den fasta delen fram tar upp stänket och dörren behöver aldrig vara bredare än sjuttio. Ett stag ' +
        'i mässing håller det hela i vinkel upptill.',
      'Här får två personer plats. Vad de gör där är deras ensak.',
    ],
    launched: '2025-03-10',
    soldOut: ['120x90'],
  },
  {
    id: 1048,
    name: 'Duschhörna Åsnen',
    category: 'cornersStraight',
    construction: asnen,
    summary: 'Vår enklaste hörna, i sex millimeter glas.',
    text: [
      'Åsnen är till för uthyrningslägenheten, gästbadrummet och den som hellre lägger pengarna på ' +
        'kaklet. Glaset är tunnare, beslagen färre och justermånen större.',
      'Garantin är densamma: tio år på glaset.',
    ],
    launched: '2023-09-04',
    revised: '2026-05-20',
    special: { off: 400, from: '2026-11-16 00:00:00', to: '2026-11-30 00:00:00' },
    soldOut: ['black-matt/70x70'],
  },
  {
    id: 1049,
    name: 'Duschhörna Åsnen, gäst',
    category: 'cornersStraight',
    construction: {
      ...asnen,
      sizes: ['70x70', '70x90'],
      finishes: ['chrome'],
      dimensions: {
        ...asnen.dimensions,
        width: between('Bredd fram', 650, 850, 690),
        depth: between('Djup sida', 650, 850, 690),
      },
      tariff: { ...asnen.tariff, hardware: { chrome: 1390 } },
    },
    summary: 'Sjuttio gånger sjuttio räcker till en gäst i taget.',
    text: [
      'Minsta hörnan vi gör med gott samvete. Under sjuttio centimeter slår man armbågen i blandaren, ' +
        'över det går det bra.',
      'Dörren öppnas bara utåt, så räkna med sextio centimeter fritt golv framför.',
    ],
    launched: '2024-11-18',
    revised: '2026-02-11',
  },
]
