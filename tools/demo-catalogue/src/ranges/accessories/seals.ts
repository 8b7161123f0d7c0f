import { tier } from '../../builders/priced'
import type { SimpleProduct } from '../../builders/simple-product'
import { TRADE_GROUP_ID } from '../../shop/store'

export const seals: readonly SimpleProduct[] = [
  {
    id: 2201,
    name: 'Tätningslist nertill, 6 mm glas',
    category: 'seals',
    gross: 145,
    kg: 0.2,
    traits: { material: 'pvc', glass_thickness: 6 },
    summary: 'Hundra centimeter, klipps med sax.',
    text: ['Trycks på glasets underkant. Droppläppen ska peka in mot duschen, vilket hälften av alla gör tvärtom.'],
    launched: '2023-09-04',
    tiers: [tier(TRADE_GROUP_ID, 1, 115), tier(TRADE_GROUP_ID, 20, 95)],
  },
  {
    id: 2202,
    name: 'Tätningslist nertill, 8 mm glas',
    category: 'seals',
    gross: 165,
    kg: 0.2,
    traits: { material: 'pvc', glass_thickness: 8 },
    summary: 'Den vi skickar flest av.',
    text: [
      'Passar Siljan, Unden och Roxen, och de flesta andra dörrar i åtta millimeter. Byt när den gulnar ' +
        'eller stelnar, efter fem till åtta år.',
    ],
    launched: '2023-09-04',
    revised: '2026-07-14',
    tiers: [tier(TRADE_GROUP_ID, 1, 129), tier(TRADE_GROUP_ID, 20, 109)],
  },
  {
    id: 2203,
    name: 'Tätningslist nertill, 10 mm glas',
    category: 'seals',
    gross: 185,
    kg: 0.2,
    traits: { material: 'pvc', glass_thickness: 10 },
    summary: 'Till Mjörn och annat tungt.',
    text: ['Styvare än de tunna, så värm den med en hårtork innan du trycker på den.'],
    launched: '2025-10-20',
  },
  {
    id: 2204,
    name: 'Magnetlist 90 grader, 8 mm glas',
    category: 'seals',
    gross: 425,
    kg: 0.5,
    traits: { material: 'pvc', glass_thickness: 8, mounting: 'corner' },
    summary: 'Par på två meter, där dörr möter sida.',
    text: [
      'Magneterna drar igen dörren den sista centimetern. Står de fel väg stöter de ifrån varandra, och ' +
        'då vänder man den ena.',
    ],
    launched: '2024-02-05',
    revised: '2025-11-11',
    soldOut: true,
  },
  {
    id: 2205,
    name: 'Släplist till badkarsvägg',
    category: 'seals',
    gross: 135,
    kg: 0.2,
    traits: { material: 'silicone', mounting: 'tub' },
    summary: 'Mjuk läpp mot karets kant.',
    text: [
      'Silikon i stället för plast, eftersom den ska dras fram och tillbaka några tusen gånger. En och tjugo lång.',
    ],
    launched: '2023-11-20',
  },
  {
    id: 2206,
    name: 'Utfyllnadsprofil 20 mm, krom',
    category: 'seals',
    gross: 345,
    kg: 0.9,
    finish: 'chrome',
    traits: { material: 'aluminium', mounting: 'wall', adjustment: '20 mm' },
    summary: 'När väggen är snedare än justermånen.',
    text: ['Skruvas i väggen, sedan skjuts den vanliga profilen utanpå. Två meter, kapas till.'],
    launched: '2024-06-17',
    revised: '2026-03-19',
  },
  {
    id: 2207,
    name: 'Utfyllnadsprofil 20 mm, mattsvart',
    category: 'seals',
    gross: 345,
    kg: 0.9,
    finish: 'black-matt',
    traits: { material: 'aluminium', mounting: 'wall', adjustment: '20 mm' },
    summary: 'Två centimeter till, i svart.',
    text: [
      'Går att använda på båda sidor om dörren, men då syns det. Fråga oss först om inte måttanpassning ' +
        'blir billigare.',
    ],
    launched: '2024-06-17',
  },
  {
    id: 2208,
    name: 'Golvtröskel 100 cm',
    category: 'seals',
    gross: 195,
    kg: 0.4,
    traits: { material: 'aluminium', mounting: 'niche' },
    summary: 'Sex millimeter hög, limmas på klinker.',
    text: [
      'Räddar golv som lutar åt fel håll. Limmas med fuktbeständigt silikon och ska torka ett dygn innan ' +
        'någon duschar.',
    ],
    launched: '2024-10-01',
    revised: '2026-09-22',
  },
]
