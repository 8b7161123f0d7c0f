import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const fryken: Construction = {
  family: 'enclosure-quadrant',
  dimensions: {
    width: between('Bredd fram', 800, 1000, 880),
    depth: between('Djup sida', 800, 1000, 880),
    height: between('Höjd', 1900, 2100, 2000),
  },
  sizes: ['80x80', '90x90', '80x100', '100x100'],
  standardHeight: 2000,
  glass: ['clear', 'grey'],
  finishes: ['chrome', 'black-matt'],
  choices: ['handle', 'coating'],
  limits: [
    { rule: 'max-area', m2: 2 },
    { rule: 'max-ratio', value: 10 },
  ],
  thickness: 6,
  radius: 550,
  adjustment: { minus: 0, plus: 20 },
  tariff: {
    glassPerM2: { clear: 1350, grey: 1540 },
    edge: 690,
    hardware: { chrome: 3690, 'black-matt': 3990 },
    fee: 890,
    minimum: 5995,
  },
  standardDays: [5, 8],
  ownDays: [22, 30],
  traits: {
    series: 'Fryken',
    glass_thickness: 6,
    opening: 'sliding-pair',
    mounting: 'corner',
    material: 'tempered',
    adjustment: '20 mm',
    coating: 'optional',
    certification: 'en14428',
  },
}

export const frykenCorners: readonly GlassProduct[] = [
  {
    id: 1050,
    name: 'Duschhörna Fryken, rundad',
    category: 'cornersRound',
    construction: fryken,
    summary: 'Böjt glas och två skjutdörrar på kullager.',
    text: [
      'Två böjda dörrar möts mitt fram och skjuts undan längs sidorna. Ingen dörr slår ut i rummet, så ' +
        'Fryken ryms bredvid handfatet också i ett litet badrum.',
      'Dörrarna hakas av nertill när spåret ska torkas. Inga verktyg, inga svordomar.',
    ],
    launched: '2023-10-09',
    revised: '2026-09-03',
    recommended: true,
    soldOut: ['black-matt/100x100'],
  },
  {
    id: 1051,
    name: 'Duschhörna Fryken, vänster',
    category: 'cornersRound',
    construction: {
      ...fryken,
      look: 'left',
      sizes: ['80x100', '90x100'],
      glass: ['clear'],
      tariff: { ...fryken.tariff, glassPerM2: { clear: 1350 } },
    },
    summary: 'Längre åt ena hållet, för det smala badrummet.',
    text: [
      'Samma båge som Fryken, men med en lång och en kort sida. Ställ långsidan längs väggen med ' +
        'blandaren, så står du mitt under strålen i stället för i hörnet.',
      'Bågen har radie 550. Golvlister med samma radie finns hos de flesta som gör duschkar.',
    ],
    launched: '2024-01-22',
    revised: '2026-08-18',
    soldOut: ['80x100', '90x100'],
  },
  {
    id: 1052,
    name: 'Duschhörna Fryken, låg',
    category: 'cornersRound',
    construction: {
      ...fryken,
      look: 'low',
      standardHeight: 1850,
      sizes: ['80x80', '90x90'],
      finishes: ['chrome'],
      dimensions: { ...fryken.dimensions, height: between('Höjd', 1700, 1950, 1840) },
      tariff: { ...fryken.tariff, hardware: { chrome: 3290 }, minimum: 5495 },
    },
    summary: 'För snedtak, källare och badrum från förra seklet.',
    text: [
      'Tre av tio badrum vi ser har något i vägen upptill: ett rör, en fläkttrumma, ett tak som lutar. ' +
        'Fryken låg slutar vid en och åttiofem och går att få ner till en och sjuttio.',
      'Dörrarna är lättare än på den höga och rullar därefter.',
    ],
    launched: '2025-02-03',
    revised: '2025-11-10',
  },
  {
    id: 1053,
    name: 'Duschhörna Fryken, svart',
    category: 'cornersRound',
    construction: {
      ...fryken,
      finishes: ['black-matt'],
      glass: ['clear', 'grey'],
      sizes: ['80x80', '90x90', '100x100'],
      tariff: { ...fryken.tariff, hardware: { 'black-matt': 3790 } },
    },
    summary: 'Bara svart, och därför lite billigare.',
    text: [
      'Vi lackerar hela profilpartier på en gång, och det märks på priset. Lacken är pulver på ' +
        'aluminium, samma som sitter på fönsterbågar som tål femton vintrar.',
      'Handtagen är två raka stänger. De sitter kvar fast någon hänger handduken där.',
    ],
    launched: '2026-09-14',
    isNew: true,
  },
]
