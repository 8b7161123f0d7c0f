import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const hjalmaren: Construction = {
  family: 'shower-wall',
  dimensions: { width: between('Bredd', 600, 1200, 930), height: between('Höjd', 1800, 2000, 1950) },
  sizes: ['w70', 'w80', 'w90', 'w100'],
  standardHeight: 1950,
  glass: ['clear'],
  finishes: ['chrome', 'black-matt'],
  choices: ['fixing_side'],
  limits: [
    { rule: 'max-area', m2: 2.4 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 6,
  adjustment: { minus: 0, plus: 25 },
  tariff: {
    glassPerM2: { clear: 890 },
    edge: 190,
    hardware: { chrome: 1390, 'black-matt': 1490 },
    fee: 345,
    minimum: 2495,
  },
  standardDays: [3, 6],
  ownDays: [12, 18],
  traits: {
    series: 'Hjälmaren',
    glass_thickness: 6,
    opening: 'fixed',
    mounting: 'wall',
    material: 'tempered',
    adjustment: '25 mm',
    coating: 'no',
    certification: 'en14428',
  },
}

export const hjalmarenWalls: readonly GlassProduct[] = [
  {
    id: 1220,
    name: 'Duschvägg Hjälmaren',
    category: 'wallsFixed',
    construction: hjalmaren,
    summary: 'Sex millimeter glas i ram, snabbt på plats.',
    text: [
      'Hjälmaren har profil på tre sidor, så glaset kan vara tunnare och ändå stå stilla. En person ' +
        'sätter upp den på en förmiddag.',
      'Vi har alltid de vanligaste bredderna hemma.',
    ],
    launched: '2023-10-23',
    revised: '2026-03-30',
  },
  {
    id: 1221,
    name: 'Duschvägg Hjälmaren, svart',
    category: 'wallsFixed',
    construction: {
      ...hjalmaren,
      finishes: ['black-matt'],
      choices: ['fixing_side', 'coating'],
      sizes: ['w80', 'w90', 'w100'],
      tariff: { ...hjalmaren.tariff, hardware: { 'black-matt': 1450 } },
    },
    summary: 'Svart ram runt klart glas.',
    text: [
      'Som ett fönster, fast mot duschen. Ramen är femton millimeter bred och pulverlackad, hörnen är ' +
        'gerade och skruvade från insidan.',
      'Passar ihop med innerdörren Bolmen, om badrummet ligger intill.',
    ],
    launched: '2025-01-27',
    revised: '2026-08-24',
    recommended: true,
    soldOut: ['w100'],
  },
  {
    id: 1222,
    name: 'Duschvägg Hjälmaren, halvhög',
    category: 'wallsFixed',
    construction: {
      ...hjalmaren,
      look: 'half',
      finishes: ['chrome'],
      sizes: ['w80', 'w100'],
      standardHeight: 1400,
      dimensions: { width: between('Bredd', 600, 1200, 920), height: between('Höjd', 1000, 1600, 1390) },
      tariff: { ...hjalmaren.tariff, hardware: { chrome: 1190 }, minimum: 1995 },
    },
    summary: 'Står på en murad halvvägg.',
    text: [
      'Glaset börjar där kaklet slutar. En murad halvvägg med glas på är billigare än helglas och ger ' +
        'dig en hylla för schampot.',
      'Ange glasets höjd, inte höjden från golvet. Vi ringer om talet ser konstigt ut.',
    ],
    launched: '2024-07-01',
    special: { off: 250, from: '2026-12-26 00:00:00', to: '2027-01-15 00:00:00' },
  },
  {
    id: 1223,
    name: 'Duschvägg Hjälmaren, standard',
    category: 'wallsFixed',
    standardOnly: true,
    construction: {
      ...hjalmaren,
      finishes: ['chrome'],
      sizes: ['w70', 'w80', 'w90'],
      tariff: { ...hjalmaren.tariff, glassPerM2: { clear: 790 }, hardware: { chrome: 1190 } },
    },
    summary: 'Bara i tre bredder, därför billigast.',
    text: [
      'Skuren i långa serier och förpackad hos dem som gör glaset. Passar bredden är det den här du ska ' +
        'ha, passar den inte tar du vanliga Hjälmaren.',
      'Går att lämna tillbaka i fjorton dagar, som alla standardmått.',
    ],
    launched: '2024-02-26',
    revised: '2025-10-13',
    soldOut: ['w70', 'w80', 'w90'],
  },
]
