import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const torne: Construction = {
  family: 'sauna-door',
  dimensions: { width: between('Karmens bredd', 590, 890, 680), height: between('Karmens höjd', 1790, 2090, 1900) },
  sizes: ['59x189', '69x189', '79x189', '79x199'],
  glass: ['bronze', 'clear'],
  finishes: ['aspen'],
  choices: ['hinge_side', 'threshold'],
  limits: [
    { rule: 'max-area', m2: 1.8 },
    { rule: 'max-weight-per-hinge', kg: 20 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  adjustment: { minus: 10, plus: 0 },
  tariff: { glassPerM2: { bronze: 1290, clear: 1150 }, edge: 290, hardware: { aspen: 2090 }, fee: 495, minimum: 3295 },
  standardDays: [4, 7],
  ownDays: [16, 22],
  traits: {
    series: 'Torne',
    glass_thickness: 8,
    opening: 'outward',
    mounting: 'frame',
    material: 'tempered',
    adjustment: '10 mm',
    certification: 'en12150',
  },
}

const muonio: Construction = {
  ...torne,
  glass: ['grey'],
  finishes: ['thermo-aspen'],
  tariff: { glassPerM2: { grey: 1390 }, edge: 290, hardware: { 'thermo-aspen': 2790 }, fee: 545, minimum: 3995 },
  traits: { ...torne.traits, series: 'Muonio' },
}

export const saunaDoors: readonly GlassProduct[] = [
  {
    id: 1501,
    name: 'Bastudörr Torne',
    category: 'saunaDoors',
    construction: torne,
    summary: 'Bronsglas i karm av asp, med magnetlås.',
    text: [
      'Brons dämpar ljuset men inte värmen. Karmen är kvistfri asp som inte bränner och inte kådar, och ' +
        'på insidan finns ingen metall att ta i.',
      'Bastudörrar öppnas alltid utåt. Magneten släpper för en lätt knuff inifrån, och det är meningen.',
    ],
    launched: '2023-10-16',
    revised: '2026-10-20',
    recommended: true,
    soldOut: ['79x199'],
  },
  {
    id: 1502,
    name: 'Bastudörr Torne, klar',
    category: 'saunaDoors',
    construction: {
      ...torne,
      glass: ['clear', 'bronze'],
      tariff: { ...torne.tariff, glassPerM2: { clear: 1150, bronze: 1290 } },
    },
    summary: 'Klart glas, för bastun med utsikt.',
    text: [
      'Vid sjön vill man se vattnet. Klart glas kostar ingenting i värme jämfört med brons, bara i insyn.',
      'Tvätta med ljummet vatten och en droppe diskmedel. Aldrig medan dörren är varm.',
    ],
    launched: '2023-11-27',
    revised: '2026-05-11',
  },
  {
    id: 1503,
    name: 'Bastudörr Torne, bred',
    category: 'saunaDoors',
    construction: {
      ...torne,
      sizes: ['79x199', '89x209'],
      dimensions: { width: between('Karmens bredd', 790, 990, 890), height: between('Karmens höjd', 1890, 2190, 1990) },
      limits: [
        { rule: 'max-area', m2: 2 },
        { rule: 'max-weight-per-hinge', kg: 20 },
        { rule: 'max-ratio', value: 8 },
      ],
      tariff: { ...torne.tariff, hardware: { aspen: 2490 }, minimum: 3995 },
    },
    summary: 'Åttionio centimeter, där en rullstol ska fram.',
    text: [
      'Tre gångjärn och en kraftigare karm. Tröskeln går att utelämna, då följer en tätning för golvet med.',
      'Räkna med att aggregatet får lite mer att göra när dörren är större.',
    ],
    launched: '2025-03-31',
    soldOut: ['89x209'],
  },
  {
    id: 1504,
    name: 'Bastudörr Torne, låg',
    category: 'saunaDoors',
    construction: {
      ...torne,
      look: 'low',
      sizes: ['59x189', '69x189'],
      dimensions: { width: between('Karmens bredd', 540, 790, 640), height: between('Karmens höjd', 1590, 1890, 1740) },
      tariff: { ...torne.tariff, hardware: { aspen: 1990 }, minimum: 3095 },
    },
    summary: 'Till bastun under trappan och i det gamla uthuset.',
    text: [
      'Äldre bastur har ofta dörrar på en och sjuttio. Man bugar sig när man går in, och värmen stannar kvar.',
      'Skriv in karmyttermåttet: det är hålet i väggen minus tio millimeter.',
    ],
    launched: '2024-08-12',
    revised: '2025-09-29',
  },
  {
    id: 1505,
    name: 'Bastudörr Muonio',
    category: 'saunaDoors',
    construction: muonio,
    summary: 'Rökfärgat glas i karm av värmebehandlad asp.',
    text: [
      'Värmebehandlingen gör aspen brun rakt igenom, som mörk choklad. Den rör sig mindre av fukt än ' +
        'obehandlad och luktar svagt av rostat bröd första månaden.',
      'Grått glas och mörkt trä gör bastun till ett rum för kvällar.',
    ],
    launched: '2024-10-28',
    revised: '2026-09-30',
    recommended: true,
  },
  {
    id: 1506,
    name: 'Bastudörr Muonio, hög',
    category: 'saunaDoors',
    construction: {
      ...muonio,
      look: 'tall',
      sizes: ['79x199', '89x209'],
      dimensions: { width: between('Karmens bredd', 690, 990, 840), height: between('Karmens höjd', 1990, 2290, 2140) },
      limits: [
        { rule: 'max-area', m2: 2.1 },
        { rule: 'max-weight-per-hinge', kg: 25 },
        { rule: 'max-ratio', value: 8 },
      ],
      tariff: { ...muonio.tariff, hardware: { 'thermo-aspen': 3390 }, minimum: 4995 },
    },
    summary: 'Två meter och nio, i linje med husets andra dörrar.',
    text: [
      'När bastun ligger i korridoren ska dörren ha samma höjd som de andra. Då ser ingen att det är en ' +
        'bastu förrän någon öppnar.',
      'En högre dörr släpper ut mer värme. Var snabb.',
    ],
    launched: '2025-12-15',
    isNew: true,
  },
  {
    id: 1507,
    name: 'Bastudörr Muonio, utan tröskel',
    category: 'saunaDoors',
    construction: { ...muonio, choices: ['hinge_side'], sizes: ['69x189', '79x189'] },
    summary: 'Rakt golv in i värmen.',
    text: [
      'Nertill sitter en borste av tagel som sluter mot klinkern. Den byts vart femte år och kostar som en middag.',
      'Golvet utanför blir varmt och ibland vått. Lägg inte parkett där.',
    ],
    launched: '2025-05-19',
    revised: '2026-03-02',
    special: { off: 350, from: '2026-11-01 00:00:00', to: '2026-11-30 23:59:59' },
  },
  {
    id: 1508,
    name: 'Bastudörr Kalix',
    category: 'saunaDoors',
    construction: {
      ...torne,
      thickness: 6,
      glass: ['clear', 'bronze'],
      choices: ['hinge_side'],
      sizes: ['59x189', '69x189'],
      dimensions: { width: between('Karmens bredd', 560, 790, 650), height: between('Karmens höjd', 1690, 1990, 1860) },
      tariff: {
        glassPerM2: { clear: 890, bronze: 990 },
        edge: 190,
        hardware: { aspen: 1590 },
        fee: 395,
        minimum: 2495,
      },
      traits: { ...torne.traits, series: 'Kalix', glass_thickness: 6 },
    },
    summary: 'Enkel bastudörr i sex millimeter glas.',
    text: [
      'Kalix har kulsnäppe i stället för magnet och två gångjärn i stället för tre. Till en bastu som ' +
        'används på lördagar räcker det längre än man tror.',
      'Träet är obehandlat. Låt det vara så.',
    ],
    launched: '2023-09-18',
    revised: '2026-06-29',
    soldOut: ['59x189'],
  },
  {
    id: 1509,
    name: 'Bastudörr Kalix, brons',
    category: 'saunaDoors',
    construction: {
      ...torne,
      thickness: 6,
      glass: ['bronze'],
      choices: ['hinge_side'],
      sizes: ['59x189', '69x189', '79x189'],
      dimensions: { width: between('Karmens bredd', 560, 790, 670), height: between('Karmens höjd', 1690, 1990, 1860) },
      tariff: { glassPerM2: { bronze: 990 }, edge: 190, hardware: { aspen: 1590 }, fee: 395, minimum: 2595 },
      traits: { ...torne.traits, series: 'Kalix', glass_thickness: 6 },
    },
    summary: 'Den som de flesta byter till när gamla dörren har slagit sig.',
    text: [
      'En trädörr i bastu slår sig förr eller senare. Glas gör det inte, och karmen går att hyvla.',
      'Måtten följer de vanligaste karmhålen från sjuttiotalet och framåt.',
    ],
    launched: '2024-03-25',
    revised: '2026-10-11',
  },
  {
    id: 1510,
    name: 'Bastudörr Kalix, standard',
    category: 'saunaDoors',
    standardOnly: true,
    construction: {
      ...torne,
      thickness: 6,
      glass: ['clear'],
      choices: ['hinge_side'],
      sizes: ['59x189', '69x189'],
      tariff: { glassPerM2: { clear: 790 }, edge: 190, hardware: { aspen: 1490 }, fee: 395, minimum: 2195 },
      traits: { ...torne.traits, series: 'Kalix', glass_thickness: 6 },
    },
    summary: 'Två mått, klart glas, hemma på hyllan.',
    text: [
      'Packad i en låda som går i en kombi. Skruv, lås och monteringsanvisning med bilder på riktiga händer ligger i.',
    ],
    launched: '2024-05-13',
    revised: '2026-01-12',
  },
]
