import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const vattern: Construction = {
  family: 'shower-wall',
  dimensions: { width: between('Bredd', 600, 1400, 950), height: between('Höjd', 1800, 2100, 2000) },
  sizes: ['w60', 'w80', 'w90', 'w100', 'w120'],
  standardHeight: 2000,
  glass: ['clear', 'grey', 'frosted', 'bronze'],
  finishes: ['black-matt', 'chrome', 'brushed-brass'],
  choices: ['fixing_side', 'coating'],
  limits: [
    { rule: 'max-area', m2: 3.2 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  adjustment: { minus: 0, plus: 15 },
  tariff: {
    glassPerM2: { clear: 1195, grey: 1365, frosted: 1320, bronze: 1430 },
    edge: 290,
    hardware: { chrome: 2290, 'black-matt': 2390, 'brushed-brass': 2690 },
    fee: 445,
    minimum: 3495,
  },
  standardDays: [4, 7],
  ownDays: [15, 21],
  traits: {
    series: 'Vättern',
    glass_thickness: 8,
    opening: 'fixed',
    mounting: 'free',
    material: 'tempered',
    adjustment: '15 mm',
    coating: 'optional',
    certification: 'en14428',
  },
}

const smoked = {
  ...vattern,
  glass: ['grey', 'clear'],
  finishes: ['black-matt'],
  tariff: { ...vattern.tariff, glassPerM2: { grey: 1365, clear: 1195 } },
} as const satisfies Construction

export const vatternWalls: readonly GlassProduct[] = [
  {
    id: 1201,
    name: 'Duschvägg Vättern',
    category: 'wallsFixed',
    construction: vattern,
    summary: 'Fast vägg i åtta millimeter, profil mot vägg och stag upptill.',
    text: [
      'En vägg räcker långt. Vättern står i en smal profil, hålls av ett stag och lämnar golvet fritt, ' +
        'så att det går att dra moppen hela vägen fram.',
      'Profilen tar upp femton millimeter. Lutar väggen mer än så skär vi glaset snett: skriv båda ' +
        'bredderna i beställningen.',
    ],
    launched: '2023-09-18',
    revised: '2026-10-26',
    recommended: true,
    soldOut: ['brushed-brass/w60'],
  },
  {
    id: 1202,
    name: 'Duschvägg Vättern, smal',
    category: 'wallsFixed',
    construction: {
      ...vattern,
      sizes: ['w30', 'w40', 'w60'],
      glass: ['clear', 'frosted'],
      dimensions: { width: between('Bredd', 270, 600, 450), height: between('Höjd', 1800, 2100, 2000) },
      tariff: {
        ...vattern.tariff,
        hardware: { chrome: 1690, 'black-matt': 1790, 'brushed-brass': 2090 },
        minimum: 2295,
      },
    },
    summary: 'Trettio centimeter som räddar handdukarna.',
    text: [
      'Ett smalt glas intill blandaren fångar det mesta av stänket. Det står bra på egen hand, utan ' +
        'stag, upp till fyrtio centimeter.',
      'Vanligaste platsen är mellan duschen och tvättmaskinen.',
    ],
    launched: '2024-06-10',
    revised: '2026-05-04',
  },
  {
    id: 1203,
    name: 'Duschvägg Vättern, hög',
    category: 'wallsFixed',
    construction: {
      ...vattern,
      look: 'tall',
      sizes: ['w90', 'w100', 'w120'],
      standardHeight: 2200,
      thickness: 10,
      glass: ['clear', 'frosted'],
      dimensions: { width: between('Bredd', 600, 1300, 970), height: between('Höjd', 2100, 2400, 2250) },
      tariff: {
        ...vattern.tariff,
        glassPerM2: { clear: 1490, frosted: 1620 },
        hardware: { chrome: 2590, 'black-matt': 2690, 'brushed-brass': 3190 },
        minimum: 5495,
      },
      traits: { ...vattern.traits, glass_thickness: 10 },
    },
    summary: 'Tio millimeter glas ända upp mot taket.',
    text: [
      'När duschen är takhög blir väggen bakom den lugn att se på. Staget flyttar upp över synfältet och ' +
        'glaset är det enda som märks.',
      'Ånga stannar också kvar. Se till att fläkten sitter innanför glaset.',
    ],
    launched: '2025-03-24',
    revised: '2026-09-07',
  },
  {
    id: 1204,
    name: 'Duschvägg Vättern, borrad',
    category: 'wallsFixed',
    construction: {
      ...vattern,
      sizes: ['w90', 'w100', 'w120'],
      glass: ['clear'],
      choices: ['fixing_side', 'handle', 'coating'],
      tariff: { ...vattern.tariff, glassPerM2: { clear: 1195 }, edge: 390 },
    },
    summary: 'Borrad för stång, knopp eller hängare.',
    text: [
      'Två hål i glaset, en stång på utsidan. Handduken hänger torr och nära, och slipper dela krok med badrocken.',
      'Hålen borras före härdning. Ångrar du dig går de inte att flytta, så bestäm höjden med den som är ' +
        'kortast i familjen.',
    ],
    launched: '2024-09-30',
    soldOut: ['chrome/w90'],
  },
  {
    id: 1205,
    name: 'Duschvägg Vättern, rök',
    category: 'wallsSmoked',
    construction: { ...smoked, sizes: ['w80', 'w90', 'w100', 'w120'] },
    summary: 'Grått glas genom hela skivan, svart profil.',
    text: [
      'Grått glas tar bort ungefär hälften av ljuset. I ett badrum med fönster är det skönt, i ett utan ' +
        'fönster vill du kanske ha en lampa till.',
      'Skvätten syns mindre och siluetten mjuknar.',
    ],
    launched: '2024-10-14',
    revised: '2026-10-30',
    special: { off: 600, from: '2026-11-02 00:00:00', to: '2026-11-29 00:00:00' },
  },
  {
    id: 1206,
    name: 'Duschvägg Vättern, rök och hög',
    category: 'wallsSmoked',
    construction: {
      ...smoked,
      look: 'tall',
      sizes: ['w90', 'w120'],
      standardHeight: 2200,
      dimensions: { width: between('Bredd', 600, 1300, 1050), height: between('Höjd', 2100, 2400, 2250) },
      tariff: {
        ...smoked.tariff,
        glassPerM2: { grey: 1490, clear: 1320 },
        hardware: { 'black-matt': 2790 },
        minimum: 4995,
      },
    },
    summary: 'Mörkt glas från golv till nästan tak.',
    text: [
      'Den här ser ut som en skugga mot kaklet, och det är meningen. Välj den när badrummet är ljust och ' +
        'du vill ha något att vila ögonen på.',
      'Väger drygt femtio kilo i full storlek. Var två.',
    ],
    launched: '2025-11-17',
    revised: '2026-04-13',
    soldOut: ['w90', 'w120'],
  },
  {
    id: 1207,
    name: 'Duschvägg Vättern, rök och smal',
    category: 'wallsSmoked',
    construction: {
      ...smoked,
      sizes: ['w40', 'w60'],
      dimensions: { width: between('Bredd', 270, 600, 480), height: between('Höjd', 1800, 2100, 2000) },
      tariff: { ...smoked.tariff, hardware: { 'black-matt': 1790 }, minimum: 2395 },
    },
    summary: 'Ett mörkt band intill blandaren.',
    text: [
      'Mer avdelare än vägg. Den gör nytta mot stänk men är mest till för att dela upp ett långt badrum i två delar.',
      'Går bra att sätta mot en halvvägg: ange höjden från halvväggens kant.',
    ],
    launched: '2026-09-21',
    isNew: true,
  },
]
