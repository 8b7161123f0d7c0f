import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const tolken: Construction = {
  family: 'mirror-round',
  dimensions: { diameter: between('Diameter', 400, 1200, 650) },
  sizes: ['d60', 'd80', 'd100'],
  glass: ['mirror-silver', 'mirror-grey', 'mirror-bronze'],
  finishes: ['brushed-brass', 'black-matt', 'chrome'],
  choices: ['hanging'],
  limits: [{ rule: 'max-area', m2: 1.5 }],
  thickness: 5,
  adjustment: { minus: 0, plus: 0 },
  tariff: {
    glassPerM2: { 'mirror-silver': 1450, 'mirror-grey': 1690, 'mirror-bronze': 1690 },
    edge: 190,
    hardware: { chrome: 1190, 'black-matt': 1190, 'brushed-brass': 1390 },
    fee: 295,
    minimum: 1595,
  },
  standardDays: [3, 5],
  ownDays: [10, 15],
  traits: { series: 'Tolken', glass_thickness: 5, mounting: 'hung', material: 'mirror', certification: 'en1036' },
}

export const roundMirrors: readonly GlassProduct[] = [
  {
    id: 1401,
    name: 'Spegel Tolken, rund',
    category: 'mirrorsRound',
    construction: tolken,
    summary: 'Silverspegel i tio millimeter smal ram.',
    text: [
      'Ramen är ett enda band av metall, bockat och lött på baksidan. Spegeln ligger indragen två ' +
        'millimeter så att kanten skyddas när den ställs mot väggen.',
      'Ett badrumsskåp på sextio vill ha en spegel på sextio. Ett på åttio klarar sig också med sextio.',
    ],
    launched: '2023-10-02',
    revised: '2026-10-21',
    recommended: true,
    soldOut: ['brushed-brass/d80'],
  },
  {
    id: 1402,
    name: 'Spegel Tolken, liten',
    category: 'mirrorsRound',
    construction: {
      ...tolken,
      sizes: ['d40'],
      dimensions: { diameter: between('Diameter', 250, 500, 350) },
      glass: ['mirror-silver'],
      tariff: {
        ...tolken.tariff,
        hardware: { chrome: 690, 'black-matt': 690, 'brushed-brass': 890 },
        edge: 140,
        fee: 245,
        minimum: 895,
      },
    },
    summary: 'Fyrtio centimeter, till hallen eller gästtoaletten.',
    text: [
      'Stor nog för ansiktet, liten nog för väggen bakom dörren. Hänger på en enda skruv.',
      'Flera små i rad gör mer för en hall än en stor, tycker vi.',
    ],
    launched: '2024-04-29',
    revised: '2026-01-26',
    soldOut: ['chrome/d40'],
  },
  {
    id: 1403,
    name: 'Spegel Tolken, stor',
    category: 'mirrorsRound',
    construction: {
      ...tolken,
      sizes: ['d100', 'd120'],
      dimensions: { diameter: between('Diameter', 900, 1400, 1100) },
      limits: [{ rule: 'max-area', m2: 2 }],
      tariff: {
        ...tolken.tariff,
        hardware: { chrome: 1790, 'black-matt': 1790, 'brushed-brass': 2190 },
        minimum: 3295,
      },
    },
    summary: 'Upp till en och fyrtio tvärs över.',
    text: [
      'Den här hänger man inte själv. Baksidan har två skenor som hakar i varandra, och en av er måste ' +
        'hålla medan den andra tittar.',
      'I ett litet rum blir den ett fönster till.',
    ],
    launched: '2025-02-17',
    revised: '2026-07-27',
  },
  {
    id: 1404,
    name: 'Spegel Tolken, mässing',
    category: 'mirrorsRound',
    construction: {
      ...tolken,
      finishes: ['brushed-brass'],
      sizes: ['d60', 'd80', 'd100', 'd120'],
      glass: ['mirror-silver', 'mirror-bronze'],
    },
    summary: 'Mässingsram, i fyra storlekar på hyllan.',
    text: [
      'Borstad på tvären, som en klocka. Ramen är klarlackad, men vi gör den olackad för den som vill se den åldras.',
      'Bronsspegeln tar ner kylan i morgonansiktet. Flera har tackat oss.',
    ],
    launched: '2024-09-02',
    special: { off: 200, from: '2026-11-16 00:00:00', to: '2026-12-24 00:00:00' },
  },
  {
    id: 1405,
    name: 'Spegel Tolken, hall',
    category: 'mirrorsRound',
    construction: {
      ...tolken,
      finishes: ['black-matt', 'brushed-brass'],
      sizes: ['d40', 'd60'],
      dimensions: { diameter: between('Diameter', 350, 700, 500) },
      tariff: { ...tolken.tariff, edge: 290, minimum: 1595 },
    },
    summary: 'Rund hallspegel, på skena eller i läderrem.',
    text: [
      'Mitt emot ytterdörren gör den hallen dubbelt så lång. Väljer du rem går den runt ramen och hänger ' +
        'på en knopp av svarvad ek; lädret kommer från Tärnsjö och mörknar av ljus.',
      'Häng den inte där den blir våt. Läder och duschrum är ingen bra affär.',
    ],
    launched: '2026-10-12',
    isNew: true,
  },
  {
    id: 1406,
    name: 'Spegel Tolken, svart',
    category: 'mirrorsRound',
    construction: {
      ...tolken,
      finishes: ['black-matt'],
      sizes: ['d60', 'd80'],
      glass: ['mirror-silver', 'mirror-grey'],
      tariff: { ...tolken.tariff, hardware: { 'black-matt': 1090 } },
    },
    summary: 'Svart ram, klar eller rökfärgad spegel.',
    text: [
      'Ramen är pulverlackat stål, smal som en linje ritad med tuschpenna. Baksidan är täckt med filt.',
      'Rökfärgad spegel är för väggen mitt emot soffan, inte för rakningen.',
    ],
    launched: '2025-04-22',
    revised: '2026-02-23',
  },
  {
    id: 1407,
    name: 'Spegel Lelång, rund',
    category: 'mirrorsRound',
    construction: {
      ...tolken,
      finishes: ['chrome', 'black-matt'],
      sizes: ['d60', 'd80', 'd100'],
      choices: ['demist', 'hanging'],
      glass: ['mirror-silver'],
      tariff: {
        ...tolken.tariff,
        glassPerM2: { 'mirror-silver': 1290 },
        hardware: { chrome: 890, 'black-matt': 890 },
        edge: 140,
        minimum: 1395,
      },
      traits: { ...tolken.traits, series: 'Lelång' },
    },
    summary: 'Rund badrumsspegel, med värmefolie om du vill slippa imman.',
    text: [
      'Värmefolien sitter limmad på baksidan och kopplas till belysningen. Den drar lika mycket som en ' +
        'glödlampa och håller spegeln klar i mitten.',
      'Elen ska dras av en elektriker. Spegeln kan du hänga själv.',
    ],
    launched: '2024-01-15',
    revised: '2026-09-24',
  },
  {
    id: 1408,
    name: 'Spegel Lelång, utgående',
    category: 'mirrorsRound',
    standardOnly: true,
    construction: {
      ...tolken,
      finishes: ['chrome'],
      sizes: ['d60', 'd80'],
      choices: [],
      glass: ['mirror-silver'],
      tariff: {
        ...tolken.tariff,
        glassPerM2: { 'mirror-silver': 1090 },
        hardware: { chrome: 790 },
        edge: 90,
        minimum: 995,
      },
      traits: { ...tolken.traits, series: 'Lelång' },
    },
    summary: 'De sista med den gamla ramen, utan folie.',
    text: [
      'Vi har bytt leverantör av ramar och säljer ut de som är kvar. Det är inget fel på dem, de är bara ' +
        'två millimeter bredare än de nya.',
      'Finns så länge de finns.',
    ],
    launched: '2023-09-25',
    revised: '2026-11-02',
    special: { off: 350, from: '2026-10-05 00:00:00', to: null },
    soldOut: ['d80'],
  },
]
