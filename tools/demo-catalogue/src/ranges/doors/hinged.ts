import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const unden: Construction = {
  family: 'shower-door-hinged',
  dimensions: { width: between('Bredd', 600, 1200, 890), height: between('Höjd', 1800, 2200, 2010) },
  sizes: ['w70', 'w80', 'w90', 'w100'],
  standardHeight: 2000,
  glass: ['clear', 'grey', 'frosted'],
  finishes: ['brushed-brass', 'chrome', 'black-matt'],
  choices: ['hinge_side', 'handle'],
  limits: [
    { rule: 'max-area', m2: 2.2 },
    { rule: 'max-weight-per-hinge', kg: 25 },
    { rule: 'max-ratio', value: 12 },
  ],
  thickness: 8,
  adjustment: { minus: 0, plus: 10 },
  tariff: {
    glassPerM2: { clear: 1150, grey: 1320, frosted: 1275 },
    edge: 390,
    hardware: { chrome: 3090, 'black-matt': 3290, 'brushed-brass': 3790 },
    fee: 475,
    minimum: 4495,
  },
  standardDays: [5, 8],
  ownDays: [15, 21],
  traits: {
    series: 'Unden',
    glass_thickness: 8,
    opening: 'both',
    mounting: 'niche',
    material: 'tempered',
    adjustment: '10 mm',
    coating: 'yes',
    certification: 'en14428',
  },
}

const anten: Construction = {
  ...unden,
  dimensions: { width: between('Bredd', 550, 900, 780), height: between('Höjd', 1800, 2000, 1940) },
  sizes: ['w60', 'w70', 'w80', 'w90'],
  standardHeight: 1950,
  glass: ['clear'],
  finishes: ['chrome', 'black-matt'],
  choices: ['hinge_side'],
  thickness: 6,
  adjustment: { minus: 0, plus: 25 },
  tariff: {
    glassPerM2: { clear: 890 },
    edge: 240,
    hardware: { chrome: 2190, 'black-matt': 2390 },
    fee: 395,
    minimum: 2995,
  },
  standardDays: [3, 6],
  traits: {
    series: 'Anten',
    glass_thickness: 6,
    opening: 'outward',
    mounting: 'niche',
    material: 'tempered',
    adjustment: '25 mm',
    coating: 'no',
    certification: 'en14428',
  },
}

export const hingedDoors: readonly GlassProduct[] = [
  {
    id: 1101,
    name: 'Duschdörr Unden',
    category: 'doorsHinged',
    construction: unden,
    summary: 'Pendeldörr till nisch, i klarglas och massiva gångjärn.',
    text: [
      'Unden hänger i två eller tre gångjärn beroende på höjd, aldrig i en plastlist. Dörren öppnar både ' +
        'in och ut och stänger sig själv de sista tjugo graderna.',
      'Över nittio centimeter får du en fast del på köpet: en dörr som är bredare än så blir tung att leva med.',
    ],
    launched: '2023-11-06',
    revised: '2026-10-23',
    recommended: true,
    soldOut: ['brushed-brass/w70'],
  },
  {
    id: 1102,
    name: 'Duschdörr Unden, svart',
    category: 'doorsHinged',
    construction: {
      ...unden,
      glass: ['clear', 'grey', 'bronze'],
      finishes: ['black-matt'],
      sizes: ['w80', 'w90'],
      tariff: {
        ...unden.tariff,
        glassPerM2: { clear: 1150, grey: 1290, bronze: 1390 },
        hardware: { 'black-matt': 3390 },
      },
    },
    summary: 'Svarta beslag, och rök- eller bronsglas om du vill.',
    text: [
      'Klart glas hör till. Väljer du rökfärgat blir dörren en mörk yta på dagen och ett fönster på ' +
        'kvällen, när ljuset kommer inifrån.',
      'Slutar nischen i en vägg av gips: säg det i beställningen, så skickar vi längre skruv.',
    ],
    launched: '2024-08-19',
    revised: '2026-03-09',
  },
  {
    id: 1103,
    name: 'Duschdörr Unden, hög',
    category: 'doorsHinged',
    construction: {
      ...unden,
      look: 'tall',
      standardHeight: 2200,
      sizes: ['w80', 'w90'],
      glass: ['clear', 'frosted'],
      dimensions: { width: between('Bredd', 600, 1000, 860), height: between('Höjd', 2000, 2400, 2240) },
      limits: [
        { rule: 'max-area', m2: 2.4 },
        { rule: 'max-weight-per-hinge', kg: 25 },
        { rule: 'max-ratio', value: 24 },
      ],
      tariff: {
        ...unden.tariff,
        glassPerM2: { clear: 1195, frosted: 1320 },
        hardware: { chrome: 3690, 'black-matt': 3890, 'brushed-brass': 4490 },
        minimum: 5495,
      },
    },
    summary: 'Upp till två och fyrtio, med tre gångjärn.',
    text: [
      'I ett badrum med högt i tak vill man inte se överkanten på dörren. Unden hög når dit, och tre ' +
        'gångjärn delar på vikten.',
      'Lämna tre centimeter till taket. Glaset ska lyftas på plats ovanifrån.',
    ],
    launched: '2025-06-09',
    revised: '2026-01-19',
  },
  {
    id: 1104,
    name: 'Duschdörr Unden, bred',
    category: 'doorsHinged',
    construction: {
      ...unden,
      sizes: ['w100', 'w110', 'w120'],
      dimensions: { width: between('Bredd', 1000, 1400, 1150), height: between('Höjd', 1800, 2200, 2010) },
    },
    summary: 'Dörr på sjuttio och en fast sida som fyller resten.',
    text: [
      'När nischen är en meter eller mer sätter vi dörren bredvid ett fast glas. De delar profil, så det ' +
        'blir en enda rak linje nertill.',
      'Du väljer om dörren hänger i väggen eller i glaset. Vi hänger den helst i väggen.',
    ],
    launched: '2024-05-27',
    soldOut: ['chrome/w120', 'black-matt/w120'],
  },
  {
    id: 1105,
    name: 'Duschdörr Anten',
    category: 'doorsHinged',
    construction: anten,
    summary: 'Enkel dörr till nisch, sex millimeter glas.',
    text: [
      'Anten passar i nästan vilken nisch som helst, för profilen tar upp två och en halv centimeter. ' +
        'Det är den vi säljer flest av till bostadsrättsföreningar.',
      'Listen nertill är en slitdel. Den kostar hundrafyrtiofem kronor och byts på fem minuter.',
    ],
    launched: '2023-09-04',
    revised: '2026-07-06',
    special: { off: 300, from: '2026-09-01 00:00:00', to: '2026-10-31 00:00:00' },
    soldOut: ['chrome/w60'],
  },
  {
    id: 1106,
    name: 'Duschdörr Anten, smal',
    category: 'doorsHinged',
    construction: {
      ...anten,
      sizes: ['w60'],
      finishes: ['chrome'],
      dimensions: { width: between('Bredd', 450, 700, 580), height: between('Höjd', 1700, 2000, 1940) },
      tariff: { ...anten.tariff, hardware: { chrome: 2090 } },
    },
    summary: 'Från fyrtiofem centimeter, för nischen som ingen ritade.',
    text: [
      'Ibland blir det ett hål kvar när badrummet är klart: mellan skorstenen och väggen, under trappan, ' +
        'bakom dörren. Där passar den smala Anten.',
      'Mät noga. Med så lite glas syns varje millimeter.',
    ],
    launched: '2025-09-01',
  },
  {
    id: 1107,
    name: 'Duschdörr Anten, svart',
    category: 'doorsHinged',
    construction: {
      ...anten,
      finishes: ['black-matt'],
      sizes: ['w70', 'w80', 'w90'],
      choices: ['hinge_side', 'coating'],
      tariff: { ...anten.tariff, hardware: { 'black-matt': 2290 } },
    },
    summary: 'Anten med svart profil och valbar pärlyta.',
    text: [
      'Pulverlackad aluminium, mattsvart från golv till tak. Till den svarta går det att välja pärlyta, ' +
        'som gör att vattnet rinner av i droppar i stället för att torka fast.',
      'Svarta profiler visar kalk. Pärlytan hjälper, skrapan hjälper mer.',
    ],
    launched: '2026-10-05',
    isNew: true,
  },
  {
    id: 1108,
    name: 'Duschdörr Mjörn',
    category: 'doorsHinged',
    construction: {
      ...unden,
      limits: [
        { rule: 'max-area', m2: 2.2 },
        { rule: 'max-weight-per-hinge', kg: 30 },
        { rule: 'max-ratio', value: 12 },
      ],
      thickness: 10,
      choices: ['hinge_side', 'handle', 'coating'],
      finishes: ['brushed-brass', 'black-matt'],
      sizes: ['w80', 'w90'],
      dimensions: { width: between('Bredd', 600, 900, 850), height: between('Höjd', 1900, 2300, 2080) },
      standardHeight: 2100,
      tariff: {
        glassPerM2: { clear: 1640, grey: 1820, frosted: 1790 },
        edge: 590,
        hardware: { 'black-matt': 4690, 'brushed-brass': 5290 },
        fee: 675,
        minimum: 7995,
      },
      traits: { ...unden.traits, series: 'Mjörn', glass_thickness: 10 },
    },
    summary: 'Tio millimeter glas och gångjärn utan synlig skruv.',
    text: [
      'Mjörn är dörren för den som tänker bo kvar. Gångjärnen skruvas från baksidan, kanterna är ' +
        'polerade i stället för slipade och tyngden märks varje gång du stänger.',
      'Väggen måste bära. Lättvägg ska ha en kortling av trä där gångjärnen sitter.',
    ],
    launched: '2025-10-20',
    revised: '2026-09-28',
    recommended: true,
  },
]
