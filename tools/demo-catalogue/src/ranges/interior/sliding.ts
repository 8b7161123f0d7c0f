import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const sommen: Construction = {
  family: 'interior-door-sliding',
  bars: 3,
  dimensions: {
    width: between('Öppningens bredd', 1200, 2400, 1750),
    height: between('Öppningens höjd', 1900, 2400, 2080),
  },
  sizes: ['w120', 'w140', 'w160', 'w180'],
  standardHeight: 2100,
  glass: ['clear', 'frosted', 'grey'],
  finishes: ['black-matt'],
  choices: ['soft_close'],
  limits: [
    { rule: 'max-area', m2: 3 },
    { rule: 'max-ratio', value: 8 },
  ],
  thickness: 8,
  adjustment: { minus: 20, plus: 40 },
  tariff: {
    glassPerM2: { clear: 1290, frosted: 1420, grey: 1490 },
    edge: 690,
    hardware: { 'black-matt': 8590 },
    fee: 990,
    minimum: 10995,
  },
  standardDays: [8, 12],
  ownDays: [22, 30],
  traits: {
    series: 'Sommen',
    glass_thickness: 8,
    opening: 'sliding-pair',
    mounting: 'rail',
    material: 'tempered',
    adjustment: '40 mm',
    certification: 'en12150',
  },
}

export const interiorPairs: readonly GlassProduct[] = [
  {
    id: 1620,
    name: 'Skjutdörrspar Sommen',
    category: 'interiorSliding',
    construction: sommen,
    summary: 'Två spröjsade dörrar på synlig skena.',
    text: [
      'Dörrarna möts på mitten och försvinner åt var sitt håll längs väggen. Skenan är ett plattstål som ' +
        'bärs av fem konsoler, och hjulen är svarvade.',
      'Väggen bredvid måste vara fri: lika mycket på varje sida som halva öppningen.',
    ],
    launched: '2024-03-11',
    revised: '2026-10-29',
    isNew: true,
    recommended: true,
    soldOut: ['w180'],
  },
  {
    id: 1621,
    name: 'Skjutdörrspar Sommen, bred',
    category: 'interiorSliding',
    construction: {
      ...sommen,
      sizes: ['w180'],
      dimensions: {
        width: between('Öppningens bredd', 1800, 3000, 2350),
        height: between('Öppningens höjd', 1900, 2400, 2100),
      },
      limits: [
        { rule: 'max-area', m2: 3.6 },
        { rule: 'max-ratio', value: 8 },
      ],
      tariff: { ...sommen.tariff, hardware: { 'black-matt': 10490 }, minimum: 14995 },
    },
    summary: 'Upp till tre meter mellan kök och vardagsrum.',
    text: [
      'När väggen redan är riven är det här sättet att få tillbaka den på kvällarna. Två dörrar på en ' +
        'och femtio vardera glider med ett finger.',
      'Skenan kommer i tre delar. Konsolerna ska sitta i reglar, inte i gips.',
    ],
    launched: '2025-01-07',
    revised: '2026-04-07',
  },
  {
    id: 1622,
    name: 'Skjutdörrspar Sommen, hög',
    category: 'interiorSliding',
    construction: {
      ...sommen,
      look: 'tall',
      bars: 4,
      sizes: ['w140', 'w160'],
      standardHeight: 2400,
      dimensions: {
        width: between('Öppningens bredd', 1200, 2000, 1500),
        height: between('Öppningens höjd', 2200, 2700, 2450),
      },
      tariff: { ...sommen.tariff, hardware: { 'black-matt': 9290 }, minimum: 12995 },
    },
    summary: 'Två och fyrtio på hyllan, två och sjuttio efter mått.',
    text: [
      'Höga dörrar behöver tätare spröjs, annars ser de ut som fönster på glänt. Vi ritar om delningen efter höjden.',
      'Bärs in i två kollin. Kontrollera hissen.',
    ],
    launched: '2025-09-22',
    soldOut: ['w140', 'w160'],
  },
  {
    id: 1623,
    name: 'Skjutdörrspar Sommen, smal',
    category: 'interiorSliding',
    construction: {
      ...sommen,
      sizes: ['w100', 'w110', 'w120'],
      glass: ['clear', 'frosted'],
      dimensions: {
        width: between('Öppningens bredd', 900, 1300, 1050),
        height: between('Öppningens höjd', 1900, 2400, 2080),
      },
      tariff: { ...sommen.tariff, hardware: { 'black-matt': 7790 }, minimum: 9995 },
    },
    summary: 'Två smala dörrar i ett vanligt dörrhål.',
    text: [
      'Ett enkelt dörrhål blir märkvärdigt med par. Varje dörr är drygt en halvmeter och behöver bara en ' +
        'halvmeter vägg att gömma sig vid.',
      'Bra där en slagdörr skulle slå i sängen.',
    ],
    launched: '2024-09-23',
    revised: '2026-06-08',
    special: { off: 1000, from: '2026-11-16 00:00:00', to: '2026-12-13 00:00:00' },
  },
  {
    id: 1624,
    name: 'Skjutdörrspar Sommen, tyst',
    category: 'interiorSliding',
    construction: {
      ...sommen,
      thickness: 10,
      glass: ['clear', 'grey'],
      sizes: ['w140', 'w160', 'w180'],
      tariff: {
        ...sommen.tariff,
        glassPerM2: { clear: 1690, grey: 1890 },
        hardware: { 'black-matt': 9690 },
        minimum: 13995,
      },
      traits: { ...sommen.traits, glass_thickness: 10 },
    },
    summary: 'Tio millimeter glas och borst i alla fogar.',
    text: [
      'Ett par på skena blir aldrig lika tätt som en dörr i karm, men det går att komma en bit. Tjockare ' +
        'glas, borst mot golv och vägg, och överlapp på mitten.',
      'Räkna med att tv:n i rummet intill hörs som hos grannen.',
    ],
    launched: '2026-03-30',
    revised: '2026-10-08',
  },
]
