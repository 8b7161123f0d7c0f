import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const bolmen: Construction = {
  family: 'interior-door',
  bars: 3,
  dimensions: { width: between('Karmens bredd', 625, 1025, 800), height: between('Karmens höjd', 1900, 2300, 2080) },
  sizes: ['7x21', '8x21', '9x21', '10x21'],
  glass: ['clear', 'frosted', 'grey'],
  finishes: ['black-matt'],
  choices: ['hinge_side', 'lock'],
  limits: [
    { rule: 'max-area', m2: 2.3 },
    { rule: 'max-weight-per-hinge', kg: 25 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  adjustment: { minus: 15, plus: 0 },
  tariff: {
    glassPerM2: { clear: 1190, frosted: 1320, grey: 1390 },
    edge: 390,
    hardware: { 'black-matt': 4090 },
    fee: 695,
    minimum: 5495,
  },
  standardDays: [7, 10],
  ownDays: [20, 28],
  traits: {
    series: 'Bolmen',
    glass_thickness: 8,
    opening: 'outward',
    mounting: 'frame',
    material: 'tempered',
    adjustment: '15 mm',
    certification: 'en12150',
  },
}

const { bars: _bars, ...withoutBars } = bolmen
const white: Construction = {
  ...withoutBars,
  finishes: ['white'],
  tariff: { ...bolmen.tariff, hardware: { white: 3990 } },
}
const frosted: Construction = {
  ...withoutBars,
  glass: ['frosted', 'clear'],
  tariff: { ...bolmen.tariff, glassPerM2: { frosted: 1320, clear: 1190 } },
}

export const interiorDoors: readonly GlassProduct[] = [
  {
    id: 1601,
    name: 'Innerdörr Bolmen',
    category: 'interiorHinged',
    construction: bolmen,
    summary: 'Slagdörr i svart karm med tre spröjs.',
    text: [
      'Spröjsen är riktiga: de går runt glaset på båda sidor och delar ljuset på golvet. Karmen är stål, ' +
        'smal som ett finger, med gångjärn som justeras med insexnyckel.',
      'Kontoret får dagsljus, köket får vara i fred. Dörren dämpar tal till ett mummel.',
    ],
    launched: '2023-11-13',
    revised: '2026-10-27',
    recommended: true,
    soldOut: ['10x21'],
  },
  {
    id: 1602,
    name: 'Innerdörr Bolmen, vit',
    category: 'interiorHinged',
    construction: white,
    summary: 'Vit karm, ett helt glas, inga spröjs.',
    text: [
      'I en lägenhet med vita foder ska karmen inte synas. Bolmen i vitt är målad i samma glans som ' +
        'snickerierna brukar ha, och glaset är en enda yta.',
      'Går att måla om. Matta ner med fint papper först.',
    ],
    launched: '2024-01-29',
    revised: '2026-07-20',
    isNew: true,
  },
  {
    id: 1603,
    name: 'Innerdörr Bolmen, frost',
    category: 'interiorHinged',
    construction: frosted,
    summary: 'Frostat glas i svart karm, för sovrum och badrum.',
    text: [
      'Ser vem det är, inte vad hen gör. Frosten släpper igenom nästan lika mycket ljus som klart glas.',
      'Välj till toalettvred om dörren går till badrummet. Karmen tål fukt, men inte stänk.',
    ],
    launched: '2024-06-03',
    revised: '2026-10-13',
    recommended: true,
  },
  {
    id: 1604,
    name: 'Innerdörr Bolmen, hög',
    category: 'interiorHinged',
    construction: {
      ...bolmen,
      look: 'tall',
      bars: 4,
      sizes: ['8x21', '9x21'],
      dimensions: {
        width: between('Karmens bredd', 725, 1025, 850),
        height: between('Karmens höjd', 2100, 2600, 2390),
      },
      limits: [
        { rule: 'max-area', m2: 2.5 },
        { rule: 'max-weight-per-hinge', kg: 25 },
        { rule: 'max-ratio', value: 8 },
      ],
      tariff: { ...bolmen.tariff, hardware: { 'black-matt': 4990 }, minimum: 6995 },
    },
    summary: 'Upp till två och sextio, för sekelskiftets dörrhål.',
    text: [
      'Gamla dörrar var höga för att värmen skulle stanna under överstycket. Hålen finns kvar, dörrarna är ofta borta.',
      'Vi sätter ett extra gångjärn och ett spröjs till. Proportionerna blir rätt då.',
    ],
    launched: '2025-02-24',
    revised: '2026-03-23',
  },
  {
    id: 1605,
    name: 'Innerdörr Bolmen, vit och smal',
    category: 'interiorHinged',
    construction: {
      ...white,
      sizes: ['7x21'],
      dimensions: { width: between('Karmens bredd', 525, 775, 640), height: between('Karmens höjd', 1900, 2200, 2050) },
      tariff: { ...white.tariff, hardware: { white: 3690 }, minimum: 4995 },
    },
    summary: 'Till klädkammaren och skafferiet.',
    text: [
      'En klädkammare med glasdörr hålls i ordning av sig själv. Åtminstone de två första veckorna.',
      'Minsta bredd är femtiotvå och en halv, då är passagen fyrtio.',
    ],
    launched: '2025-07-07',
    soldOut: ['7x21'],
  },
  {
    id: 1606,
    name: 'Innerdörr Bolmen, frost och vred',
    category: 'interiorHinged',
    construction: {
      ...frosted,
      sizes: ['7x21', '8x21', '9x21'],
      glass: ['frosted'],
      tariff: { ...frosted.tariff, glassPerM2: { frosted: 1320 }, hardware: { 'black-matt': 4290 } },
    },
    summary: 'Badrumsdörren, med vred redan på plats.',
    text: [
      'Samma dörr som Bolmen frost, med dubbel tätning i karmen och hål borrade för vredet. Välj trycke ' +
        'med toalettvred i listan.',
      'Lämna tio millimeter luft under dörren om badrummet har frånluft.',
    ],
    launched: '2025-11-10',
    revised: '2026-08-17',
  },
  {
    id: 1607,
    name: 'Innerdörr Vidöstern',
    category: 'interiorHinged',
    construction: {
      ...white,
      thickness: 6,
      choices: ['hinge_side'],
      glass: ['clear', 'frosted'],
      sizes: ['7x21', '8x21', '9x21'],
      dimensions: { width: between('Karmens bredd', 625, 925, 790), height: between('Karmens höjd', 1950, 2150, 2060) },
      tariff: {
        glassPerM2: { clear: 890, frosted: 990 },
        edge: 290,
        hardware: { white: 2690 },
        fee: 495,
        minimum: 3995,
      },
      traits: { ...bolmen.traits, series: 'Vidöstern', glass_thickness: 6 },
    },
    summary: 'Enkel glasdörr i vit karm av aluminium.',
    text: [
      'Vidöstern väger hälften av Bolmen och sätts upp av en person. Glaset är sex millimeter och sitter ' +
        'i en bredare ram, så dörren är styv ändå.',
      'Trycket är av den sort som finns i varje byggvaruhus. Byt det när du tröttnar.',
    ],
    launched: '2023-12-18',
    revised: '2026-05-25',
    special: { off: 600, from: '2026-11-09 00:00:00', to: '2026-11-30 00:00:00' },
  },
  {
    id: 1608,
    name: 'Innerdörr Vidöstern, svart',
    category: 'interiorHinged',
    construction: {
      ...bolmen,
      thickness: 6,
      choices: ['hinge_side'],
      glass: ['clear'],
      sizes: ['8x21', '9x21'],
      dimensions: { width: between('Karmens bredd', 625, 925, 810), height: between('Karmens höjd', 1950, 2150, 2060) },
      tariff: { glassPerM2: { clear: 890 }, edge: 290, hardware: { 'black-matt': 2990 }, fee: 495, minimum: 4295 },
      traits: { ...bolmen.traits, series: 'Vidöstern', glass_thickness: 6 },
    },
    summary: 'Spröjsen limmad på glaset, priset därefter.',
    text: [
      'Spröjsen på Vidöstern är profiler som limmas på båda sidor, inte delat glas. På en armlängds ' +
        'avstånd ser man ingen skillnad. På en handsbredds gör man det.',
    ],
    launched: '2024-11-11',
    revised: '2026-02-02',
    soldOut: ['9x21'],
  },
]
