import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const dellen: Construction = {
  family: 'bath-screen',
  dimensions: { width: between('Bredd', 700, 1200, 950), height: between('Höjd', 1300, 1600, 1450) },
  sizes: ['w80', 'w90', 'w100', 'w120'],
  standardHeight: 1400,
  glass: ['clear', 'frosted', 'grey'],
  finishes: ['chrome', 'black-matt', 'brushed-brass'],
  choices: ['fixing_side'],
  limits: [
    { rule: 'max-area', m2: 1.4 },
    { rule: 'max-weight-per-hinge', kg: 12 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 6,
  adjustment: { minus: 0, plus: 15 },
  tariff: {
    glassPerM2: { clear: 1050, frosted: 1190, grey: 1240 },
    edge: 290,
    hardware: { chrome: 1890, 'black-matt': 2090, 'brushed-brass': 2590 },
    fee: 395,
    minimum: 2995,
  },
  standardDays: [4, 7],
  ownDays: [14, 20],
  traits: {
    series: 'Dellen',
    glass_thickness: 6,
    opening: 'folding',
    mounting: 'tub',
    material: 'tempered',
    adjustment: '15 mm',
    coating: 'optional',
    certification: 'en14428',
  },
}

const yngaren: Construction = {
  ...dellen,
  dimensions: { width: between('Bredd', 700, 1100, 880), height: between('Höjd', 1250, 1500, 1390) },
  sizes: ['w80', 'w90', 'w100'],
  glass: ['clear'],
  finishes: ['chrome', 'black-matt'],
  thickness: 5,
  adjustment: { minus: 0, plus: 25 },
  tariff: {
    glassPerM2: { clear: 790 },
    edge: 190,
    hardware: { chrome: 1290, 'black-matt': 1490 },
    fee: 345,
    minimum: 1995,
  },
  standardDays: [3, 6],
  traits: {
    series: 'Yngaren',
    glass_thickness: 5,
    opening: 'folding',
    mounting: 'tub',
    material: 'tempered',
    adjustment: '25 mm',
    coating: 'no',
    certification: 'en14428',
  },
}

export const bathScreens: readonly GlassProduct[] = [
  {
    id: 1301,
    name: 'Badkarsvägg Dellen',
    category: 'bathScreens',
    construction: dellen,
    summary: 'En fast del och en som viks in mot väggen.',
    text: [
      'Duscha bakom båda delarna, vik in den yttre när det ska badas. Gångjärnet lyfter tre millimeter ' +
        'när du viker, så släplisten aldrig skaver mot karet.',
      'Passar raka kar. Har ditt en rundad kant vill vi se en bild först.',
    ],
    launched: '2023-11-20',
    revised: '2026-10-16',
    recommended: true,
    soldOut: ['brushed-brass/w120'],
  },
  {
    id: 1302,
    name: 'Badkarsvägg Dellen, mässing',
    category: 'bathScreens',
    construction: {
      ...dellen,
      finishes: ['brushed-brass'],
      glass: ['clear'],
      choices: ['fixing_side', 'coating'],
      sizes: ['w80', 'w90', 'w100'],
    },
    summary: 'Till karet på tassar.',
    text: [
      'Gamla kar har ofta blandare i mässing, och då ska väggen inte vara i krom. Gångjärnen är gjutna ' +
        'och svarvade, inte pressad plåt.',
      'Går att fästa i halvpanel. Skriv hur tjock panelen är.',
    ],
    launched: '2024-12-09',
    revised: '2026-06-22',
  },
  {
    id: 1303,
    name: 'Badkarsvägg Dellen, hög',
    category: 'bathScreens',
    construction: {
      ...dellen,
      standardHeight: 1600,
      sizes: ['w90', 'w100'],
      finishes: ['chrome', 'black-matt'],
      dimensions: { width: between('Bredd', 700, 1100, 950), height: between('Höjd', 1500, 1750, 1640) },
      limits: [
        { rule: 'max-area', m2: 1.4 },
        { rule: 'max-weight-per-hinge', kg: 14 },
        { rule: 'max-ratio', value: 8 },
      ],
    },
    summary: 'En och sextio, för den som är lång eller duschar med kraft.',
    text: [
      'Står man i karet är man tjugo centimeter längre än på golvet. Den höga Dellen räknar med det.',
      'Två personer och en stege vid monteringen, sedan klarar den sig själv.',
    ],
    launched: '2025-06-23',
    isNew: true,
  },
  {
    id: 1304,
    name: 'Badkarsvägg Dellen, bred',
    category: 'bathScreens',
    construction: {
      ...dellen,
      sizes: ['w120', 'w130'],
      glass: ['clear', 'grey'],
      dimensions: { width: between('Bredd', 1100, 1400, 1250), height: between('Höjd', 1300, 1600, 1450) },
      tariff: { ...dellen.tariff, hardware: { chrome: 2190, 'black-matt': 2390, 'brushed-brass': 2890 } },
    },
    summary: 'Täcker nästan hela karets långsida.',
    text: [
      'Ett kar är oftast en och sjuttio. Med en och trettio glas kommer det inget vatten på golvet, inte ' +
        'ens från ett barn med kanna.',
      'Den yttre delen är tung: vik den med handen på glaset, inte i nederkant.',
    ],
    launched: '2025-10-06',
    soldOut: ['brushed-brass/w130', 'chrome/w130'],
  },
  {
    id: 1305,
    name: 'Badkarsvägg Yngaren',
    category: 'bathScreens',
    construction: yngaren,
    summary: 'Lätt skärm i fem millimeter glas, viks åt båda håll.',
    text: [
      'Fem millimeter räcker när glaset sitter i ram på två sidor. Yngaren väger fjorton kilo, går att ' +
        'hänga av, och följer med när du flyttar.',
      'Skruvhålen sitter på samma ställe som på de flesta gamla duschdraperistänger.',
    ],
    launched: '2023-09-11',
    revised: '2026-03-16',
    soldOut: ['black-matt/w80'],
  },
  {
    id: 1306,
    name: 'Badkarsvägg Yngaren, svart',
    category: 'bathScreens',
    construction: {
      ...yngaren,
      finishes: ['black-matt'],
      sizes: ['w80', 'w90'],
      tariff: { ...yngaren.tariff, hardware: { 'black-matt': 1450 } },
    },
    summary: 'Samma lätta skärm med svart ram.',
    text: [
      'Pulverlackad ram och svarta ändlock. Gummilisten nertill är också svart och går inte att se mot ett mörkt kar.',
      'Lackstift följer med, för den dag duschmunstycket trillar ner.',
    ],
    launched: '2024-10-21',
    revised: '2025-12-01',
    special: { off: 300, from: '2026-11-13 00:00:00', to: '2026-12-06 00:00:00' },
  },
  {
    id: 1307,
    name: 'Badkarsvägg Yngaren, barn',
    category: 'bathScreens',
    construction: {
      ...yngaren,
      finishes: ['chrome'],
      sizes: ['w80', 'w90'],
      standardHeight: 1300,
      dimensions: { width: between('Bredd', 600, 1000, 830), height: between('Höjd', 1000, 1400, 1290) },
      tariff: { ...yngaren.tariff, hardware: { chrome: 1190 }, minimum: 1895 },
    },
    summary: 'Lägre, med rundad överkant på profilen.',
    text: [
      'En vuxen på knä ska nå över glaset för att tvätta ett hår. Därför slutar den här vid en och trettio.',
      'Alla hörn är slipade till radie, och det är härdat glas som i alla andra: går det sönder blir det ' +
        'smulor, inte skärvor.',
    ],
    launched: '2026-02-16',
    revised: '2026-09-15',
  },
  {
    id: 1308,
    name: 'Badkarsvägg Båven',
    category: 'bathScreens',
    construction: {
      ...dellen,
      thickness: 8,
      finishes: ['brushed-brass', 'black-matt', 'chrome'],
      glass: ['clear', 'frosted'],
      choices: ['fixing_side', 'coating', 'handle'],
      sizes: ['w80', 'w100'],
      standardHeight: 1500,
      dimensions: { width: between('Bredd', 700, 1200, 920), height: between('Höjd', 1300, 1700, 1520) },
      limits: [
        { rule: 'max-area', m2: 1.6 },
        { rule: 'max-weight-per-hinge', kg: 16 },
        { rule: 'max-ratio', value: 8 },
      ],
      tariff: {
        glassPerM2: { clear: 1390, frosted: 1520 },
        edge: 490,
        hardware: { chrome: 2690, 'black-matt': 2890, 'brushed-brass': 3390 },
        fee: 545,
        minimum: 4695,
      },
      ownDays: [18, 25],
      traits: { ...dellen.traits, series: 'Båven', glass_thickness: 8 },
    },
    summary: 'Åtta millimeter, ramlös, med handtag om du vill.',
    text: [
      'Båven är badkarsväggen som ser ut som en dörr. Ingen ram, polerade kanter, gångjärn av samma sort ' +
        'som på våra duschdörrar.',
      'Karet måste stå fast. Ett löst kar och ett tungt glas är en dålig kombination.',
    ],
    launched: '2025-09-15',
    revised: '2026-10-07',
    recommended: true,
  },
]
