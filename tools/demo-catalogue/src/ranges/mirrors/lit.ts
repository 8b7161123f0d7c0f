import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const ljusnan: Construction = {
  family: 'mirror-rect',
  dimensions: { width: between('Bredd', 400, 1400, 950), height: between('Höjd', 500, 1000, 750) },
  sizes: ['50x70', '60x80', '80x60', '100x70', '120x70'],
  glass: ['mirror-silver'],
  finishes: ['chrome', 'black-matt'],
  choices: ['light', 'demist'],
  limits: [
    { rule: 'max-area', m2: 1.4 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 5,
  adjustment: { minus: 0, plus: 0 },
  tariff: {
    glassPerM2: { 'mirror-silver': 1650 },
    edge: 290,
    hardware: { chrome: 2690, 'black-matt': 2790 },
    fee: 495,
    minimum: 2995,
  },
  standardDays: [4, 7],
  ownDays: [15, 20],
  traits: {
    series: 'Ljusnan',
    glass_thickness: 5,
    mounting: 'hung',
    material: 'mirror',
    ip_class: 'ip44',
    certification: 'en60598',
  },
}

export const litMirrors: readonly GlassProduct[] = [
  {
    id: 1420,
    name: 'Spegel Ljusnan, belyst',
    category: 'mirrorsLit',
    construction: ljusnan,
    summary: 'Ljus runt om, framåt mot ansiktet och bakåt mot väggen.',
    text: [
      'En list av dioder går hela varvet och lyser genom en frostad kant. Ljuset faller på båda ' +
        'kinderna, så det blir inga skuggor under ögonen som inte redan fanns.',
      'IP44. Kopplas till lamputtaget och tänds med knappen vid dörren.',
    ],
    launched: '2024-02-05',
    revised: '2026-10-14',
    isNew: true,
    recommended: true,
    soldOut: ['black-matt/120x70'],
  },
  {
    id: 1421,
    name: 'Spegel Ljusnan, hög',
    category: 'mirrorsLit',
    construction: {
      ...ljusnan,
      sizes: ['50x70', '70x90-mirror'],
      dimensions: { width: between('Bredd', 400, 800, 580), height: between('Höjd', 700, 1400, 980) },
      tariff: { ...ljusnan.tariff, hardware: { chrome: 2790, 'black-matt': 2890 } },
    },
    summary: 'Stående format, för smala väggar.',
    text: [
      'Mellan ett fönster och en dörr blir det ofta en vägg som är högre än den är bred. Hit hör den stående Ljusnan.',
      'Hänger du den lågt ser barnen sig själva. Hänger du den högt ser du bara dig.',
    ],
    launched: '2025-01-20',
    revised: '2026-04-20',
  },
  {
    id: 1422,
    name: 'Spegel Ljusnan, svart',
    category: 'mirrorsLit',
    construction: {
      ...ljusnan,
      finishes: ['black-matt'],
      sizes: ['60x80', '80x60', '100x70'],
      tariff: { ...ljusnan.tariff, hardware: { 'black-matt': 2690 } },
    },
    summary: 'Svart ram runt det frostade ljuset.',
    text: [
      'Ramen är tolv millimeter och döljer både dioder och kopplingslåda. Inget sticker ut mer än tre ' +
        'centimeter från väggen.',
      'Ställbart ljus går från stearinljus till kontor. De flesta stannar vid stearinljus.',
    ],
    launched: '2025-08-11',
    revised: '2026-10-01',
    special: { off: 400, from: '2026-11-20 00:00:00', to: '2026-11-30 00:00:00' },
  },
  {
    id: 1423,
    name: 'Spegel Ljusnan, bred',
    category: 'mirrorsLit',
    construction: {
      ...ljusnan,
      sizes: ['120x70', '140x80'],
      dimensions: { width: between('Bredd', 1100, 1800, 1450), height: between('Höjd', 500, 900, 720) },
      limits: [
        { rule: 'max-area', m2: 1.7 },
        { rule: 'max-ratio', value: 8 },
      ],
      tariff: { ...ljusnan.tariff, hardware: { chrome: 3690, 'black-matt': 3790 }, minimum: 4995 },
    },
    summary: 'Över dubbelt handfat, upp till en och åttio.',
    text: [
      'En spegel i stället för två sparar en skarv och ett gräl. Den breda Ljusnan hänger på en skena ' +
        'som tål att väggen inte är helt rak.',
      'Levereras på högkant i trälåda. Lådan tar vi med tillbaka.',
    ],
    launched: '2025-11-03',
    soldOut: ['chrome/140x80', 'black-matt/140x80'],
  },
  {
    id: 1424,
    name: 'Spegel Öresjö, belyst',
    category: 'mirrorsLit',
    construction: {
      ...ljusnan,
      sizes: ['50x70', '60x80', '80x60'],
      choices: ['light'],
      finishes: ['chrome'],
      dimensions: { width: between('Bredd', 400, 1000, 700), height: between('Höjd', 500, 900, 750) },
      tariff: {
        ...ljusnan.tariff,
        glassPerM2: { 'mirror-silver': 1290 },
        edge: 190,
        hardware: { chrome: 1590 },
        fee: 395,
        minimum: 1995,
      },
      traits: { ...ljusnan.traits, series: 'Öresjö' },
    },
    summary: 'Enklare belyst spegel till det vanliga badrummet.',
    text: [
      'Samma dioder som i Ljusnan men bara framåt, och en ram av krom i stället för slipat glas ända ut.',
      'Transformatorn sitter bakom spegeln och går att byta. Det borde vara självklart men är det inte.',
    ],
    launched: '2023-12-11',
    revised: '2026-08-10',
  },
  {
    id: 1425,
    name: 'Spegel Öresjö, imfri',
    category: 'mirrorsLit',
    construction: {
      ...ljusnan,
      sizes: ['60x80', '100x70'],
      choices: ['demist', 'light'],
      dimensions: { width: between('Bredd', 400, 1200, 790), height: between('Höjd', 500, 900, 690) },
      tariff: {
        ...ljusnan.tariff,
        glassPerM2: { 'mirror-silver': 1290 },
        edge: 190,
        hardware: { chrome: 1890, 'black-matt': 1990 },
        fee: 395,
        minimum: 2295,
      },
      traits: { ...ljusnan.traits, series: 'Öresjö', ip_class: 'ip54' },
    },
    summary: 'IP54, för den som hänger spegeln nära duschen.',
    text: [
      'Tätare kapsling gör att den får sitta närmare vattnet än en vanlig badrumsspegel. Elektrikern vet hur nära.',
      'Värmefolien täcker mitten, sextio gånger fyrtio centimeter. Kanterna får imma i fred.',
    ],
    launched: '2024-11-04',
    revised: '2025-11-24',
    soldOut: ['chrome/60x80'],
  },
]
