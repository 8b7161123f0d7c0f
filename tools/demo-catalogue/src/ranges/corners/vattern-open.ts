import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const vatternOpen: Construction = {
  family: 'shower-wall',
  dimensions: { width: between('Bredd', 700, 1400, 980), height: between('Höjd', 1900, 2100, 2000) },
  sizes: ['w80', 'w90', 'w100', 'w120'],
  standardHeight: 2000,
  glass: ['clear', 'frosted', 'grey'],
  finishes: ['black-matt', 'chrome', 'brushed-brass'],
  choices: ['fixing_side', 'coating'],
  limits: [
    { rule: 'max-area', m2: 3.2 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  adjustment: { minus: 0, plus: 15 },
  tariff: {
    glassPerM2: { clear: 1195, frosted: 1320, grey: 1365 },
    edge: 390,
    hardware: { chrome: 2290, 'black-matt': 2490, 'brushed-brass': 2890 },
    fee: 495,
    minimum: 3995,
  },
  standardDays: [4, 7],
  ownDays: [15, 21],
  traits: {
    series: 'Vättern',
    glass_thickness: 8,
    opening: 'fixed',
    mounting: 'corner',
    material: 'tempered',
    adjustment: '15 mm',
    coating: 'optional',
    certification: 'en14428',
  },
}

export const vatternOpenCorners: readonly GlassProduct[] = [
  {
    id: 1060,
    name: 'Duschhörna Vättern, öppen',
    category: 'cornersOpen',
    construction: vatternOpen,
    summary: 'En skiva, ett stag, en öppning att gå in genom.',
    text: [
      'Den som har en meter och tjugo till godo behöver ingen dörr. Glaset står i en profil mot väggen ' +
        'och hålls av ett stag upptill, resten är luft.',
      'Golvet ska luta mot brunnen. Gör det inte det hamnar vattnet på mattan, hur fint glaset än är.',
    ],
    launched: '2024-02-12',
    revised: '2026-10-19',
    soldOut: ['brushed-brass/w120'],
  },
  {
    id: 1061,
    name: 'Duschhörna Vättern, rök',
    category: 'cornersOpen',
    construction: {
      ...vatternOpen,
      glass: ['grey', 'clear'],
      finishes: ['black-matt'],
      sizes: ['w90', 'w100', 'w120'],
      tariff: { ...vatternOpen.tariff, glassPerM2: { grey: 1365, clear: 1195 } },
    },
    summary: 'Öppen hörna i genomfärgat grått glas.',
    text: [
      'Rökfärgat glas gör skillnad i ett ljust badrum: duschen blir en egen plats utan att stängas av. ' +
        'Profil och stag är svarta.',
      'Glaset är färgat i massan. Färgen bleknar inte och går inte att repa bort.',
    ],
    launched: '2024-10-07',
    special: { off: 450, from: '2026-11-27 00:00:00', to: '2026-12-01 00:00:00' },
  },
  {
    id: 1062,
    name: 'Duschhörna Vättern, mässing',
    category: 'cornersOpen',
    construction: {
      ...vatternOpen,
      finishes: ['brushed-brass'],
      glass: ['clear', 'frosted'],
      tariff: { ...vatternOpen.tariff, glassPerM2: { clear: 1195, frosted: 1320 } },
    },
    summary: 'Öppen hörna med profil och stag i borstad mässing.',
    text: [
      'Staget är en massiv stång, tolv millimeter, som går att korta på plats med bågfil. Ändhylsan döljer snittet.',
      'Mässing trivs med terrazzo, marmor och gammalt vitt kakel. Med brunt kakel från sjuttiotalet ' +
        'trivs den förvånansvärt bra.',
    ],
    launched: '2025-01-13',
    revised: '2026-04-27',
  },
  {
    id: 1063,
    name: 'Duschhörna Vättern, bred',
    category: 'cornersOpen',
    construction: {
      ...vatternOpen,
      sizes: ['w130', 'w140'],
      standardHeight: 2100,
      thickness: 10,
      glass: ['clear'],
      dimensions: { width: between('Bredd', 1200, 1500, 1350), height: between('Höjd', 2000, 2200, 2100) },
      limits: [
        { rule: 'max-area', m2: 3.4 },
        { rule: 'max-ratio', value: 8 },
      ],
      tariff: {
        ...vatternOpen.tariff,
        glassPerM2: { clear: 1490 },
        hardware: { chrome: 2690, 'black-matt': 2890, 'brushed-brass': 3390 },
        minimum: 5995,
      },
      traits: { ...vatternOpen.traits, glass_thickness: 10 },
    },
    summary: 'Tio millimeter glas, upp till en och femtio brett.',
    text: [
      'Över en och trettio börjar åtta millimeter glas fjädra när man lutar sig mot det. Därför är den ' +
        'breda Vättern tio, och därför väger den som en vuxen.',
      'Vi bär in den i rummet. Upp för trappor bär vi också, men ring först.',
    ],
    launched: '2026-08-31',
    isNew: true,
  },
]
