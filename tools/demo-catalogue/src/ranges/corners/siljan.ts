import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const siljan: Construction = {
  family: 'enclosure-corner',
  dimensions: {
    width: between('Bredd fram', 700, 1200, 890),
    depth: between('Djup sida', 700, 1200, 890),
    height: between('Höjd', 1900, 2100, 2000),
  },
  sizes: ['80x80', '90x90', '70x90', '100x100'],
  standardHeight: 2000,
  glass: ['clear', 'grey', 'frosted', 'bronze'],
  finishes: ['black-matt', 'chrome', 'brushed-brass'],
  choices: ['hinge_side', 'handle'],
  limits: [
    { rule: 'max-area', m2: 3 },
    { rule: 'max-weight-per-hinge', kg: 25 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  adjustment: { minus: 0, plus: 15 },
  tariff: {
    glassPerM2: { clear: 1150, grey: 1320, frosted: 1275, bronze: 1390 },
    edge: 490,
    hardware: { chrome: 1490, 'black-matt': 1790, 'brushed-brass': 2240 },
    fee: 575,
    minimum: 2995,
  },
  standardDays: [5, 8],
  ownDays: [18, 25],
  traits: {
    series: 'Siljan',
    glass_thickness: 8,
    opening: 'outward',
    mounting: 'corner',
    material: 'tempered',
    adjustment: '15 mm',
    coating: 'yes',
    certification: 'en14428',
  },
}

const about =
  'Beslagen är massiv mässing med ytbehandling, inte plast. Glaset är plant, härdat och slipat runt om, ' +
  'och ytan är behandlad så att vatten pärlar sig: det räcker att dra med skrapan.'

export const siljanCorners: readonly GlassProduct[] = [
  {
    id: 1042,
    name: 'Duschhörna Siljan',
    category: 'cornersStraight',
    construction: siljan,
    film: { file: 'duschhorna-siljan.webm', title: 'Så blir en duschhörna till', poster: 'corner-film' },
    summary: 'Slagdörr och fast sida i 8 mm härdat glas.',
    text: [
      'Siljan består av en fast sida och en slagdörr som möts glas mot glas. Dörren lyfter fem ' +
        'millimeter när den öppnas, så tätningslisten håller i många år.',
      about,
    ],
    launched: '2024-03-04',
    revised: '2026-10-28',
    recommended: true,
    soldOut: ['brushed-brass/70x90', 'chrome/100x100'],
  },
  {
    id: 1043,
    name: 'Duschhörna Siljan, rök',
    category: 'cornersStraight',
    construction: {
      ...siljan,
      glass: ['grey', 'clear', 'bronze'],
      finishes: ['black-matt'],
      tariff: { ...siljan.tariff, glassPerM2: { grey: 1320, clear: 1150, bronze: 1390 } },
    },
    summary: 'Genomfärgat grått glas i svarta beslag.',
    text: [
      'Grått glas hela vägen igenom, inte en film som kan släppa. Kalkfläckar syns mindre och ' +
        'duschflaskorna hamnar i skugga.',
      'Svarta gångjärn och svart handtag följer glasets ton. Vill du ha ljusare hörna finns samma Siljan i klarglas.',
    ],
    launched: '2024-09-16',
    revised: '2026-10-12',
    special: { off: 500, from: '2026-10-26 00:00:00', to: '2026-12-14 00:00:00' },
  },
  {
    id: 1044,
    name: 'Duschhörna Siljan, frost',
    category: 'cornersStraight',
    construction: {
      ...siljan,
      glass: ['frosted', 'clear'],
      finishes: ['black-matt'],
      sizes: ['80x80', '90x90', '80x100'],
      tariff: { ...siljan.tariff, glassPerM2: { frosted: 1275, clear: 1150 } },
    },
    summary: 'Etsat glas som släpper in ljuset men inte blicken.',
    text: [
      'För badrummet där någon borstar tänderna medan du duschar. Glaset är syraetsat på utsidan, så ' +
        'insidan är lika lätt att torka som klart glas.',
      'Fingrar syns inte på den etsade sidan. Den behöver bara fuktig trasa, aldrig polermedel.',
    ],
    launched: '2024-09-16',
    soldOut: ['80x80'],
  },
  {
    id: 1045,
    name: 'Duschhörna Siljan, hög',
    category: 'cornersStraight',
    construction: {
      ...siljan,
      look: 'tall',
      finishes: ['black-matt', 'chrome'],
      glass: ['clear', 'grey'],
      sizes: ['90x90', '100x100'],
      standardHeight: 2200,
      dimensions: { ...siljan.dimensions, height: between('Höjd', 2100, 2300, 2250) },
      limits: [
        { rule: 'max-area', m2: 3 },
        { rule: 'max-weight-per-hinge', kg: 25 },
        { rule: 'max-ratio', value: 9 },
      ],
      tariff: {
        ...siljan.tariff,
        glassPerM2: { clear: 1195, grey: 1365 },
        hardware: { chrome: 1790, 'black-matt': 2090 },
        minimum: 3995,
      },
    },
    summary: 'Två meter och tjugo, för höga tak och långa duschare.',
    text: [
      'Med takhöjd över två och femtio ser en vanlig hörna avhuggen ut. Siljan hög bär tre gångjärn i ' +
        'stället för två och håller ångan kvar längre.',
      'Räkna med att vara två vid monteringen. Dörren väger närmare trettio kilo.',
    ],
    launched: '2025-05-12',
    revised: '2026-06-02',
  },
]
