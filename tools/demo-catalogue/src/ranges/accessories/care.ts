import { tier } from '../../builders/priced'
import type { SimpleProduct } from '../../builders/simple-product'
import { TRADE_GROUP_ID } from '../../shop/store'

export const care: readonly SimpleProduct[] = [
  {
    id: 2001,
    name: 'Glasskrapa Vik, mattsvart',
    category: 'care',
    gross: 245,
    kg: 0.2,
    finish: 'black-matt',
    traits: { material: 'silicone' },
    summary: 'Tjugoåtta centimeter silikon, hänger på glaset.',
    text: [
      'Bladet är mjukt silikon som inte piper. Fyra drag efter duschen och du slipper kalken på lördag.',
      'Kroken följer med och klämmer om glaset utan lim.',
    ],
    launched: '2023-09-04',
    revised: '2026-05-02',
    recommended: true,
    tiers: [tier(TRADE_GROUP_ID, 1, 209), tier(TRADE_GROUP_ID, 10, 189)],
  },
  {
    id: 2002,
    name: 'Glasskrapa Vik, krom',
    category: 'care',
    gross: 245,
    kg: 0.2,
    finish: 'chrome',
    traits: { material: 'silicone' },
    summary: 'Samma skrapa med kromat handtag.',
    text: [
      'Handtaget är gjutet zink, kromat och tungt nog att ligga kvar i handen när den är tvålig.',
      'Löst blad finns att köpa när det gamla har blivit vågigt, så där vart tredje år.',
    ],
    launched: '2023-09-04',
    tiers: [tier(TRADE_GROUP_ID, 1, 209), tier(TRADE_GROUP_ID, 10, 189)],
  },
  {
    id: 2003,
    name: 'Glasputs, 500 ml',
    category: 'care',
    gross: 119,
    kg: 0.6,
    traits: {},
    summary: 'Utan ammoniak, skonar pärlyta och mässing.',
    text: [
      'Vanlig fönsterputs äter på ytbehandlingar. Den här gör det inte, och luktar citron för att någon ville det.',
      'Spraya på duken, inte på spegeln: vätska som rinner in bakom kanten ger svarta fläckar.',
    ],
    launched: '2023-09-04',
    revised: '2026-09-09',
    tiers: [tier(TRADE_GROUP_ID, 1, 95)],
  },
  {
    id: 2004,
    name: 'Kalklösare, 500 ml',
    category: 'care',
    gross: 129,
    kg: 0.6,
    traits: {},
    summary: 'Citronsyra i pumpflaska, till glas som redan har fått fläckar.',
    text: [
      'Låt verka i tre minuter, skölj, dra med skrapan. Upprepa hellre än att gnugga.',
      'Inte på marmor, inte på olackad mässing.',
    ],
    launched: '2024-02-19',
    special: { off: 30, from: '2026-11-16 00:00:00', to: '2026-12-31 00:00:00' },
  },
  {
    id: 2005,
    name: 'Putsduk, två stycken',
    category: 'care',
    gross: 99,
    kg: 0.1,
    traits: { material: 'cotton' },
    summary: 'Våfflad bomull som inte luddar.',
    text: [
      'En att torka med och en att polera med. Tvättas i sextio grader utan sköljmedel, för sköljmedel ' +
        'gör glas randigt.',
    ],
    launched: '2023-11-06',
    revised: '2025-08-01',
  },
  {
    id: 2006,
    name: 'Pärlyta, påfyllning',
    category: 'care',
    gross: 349,
    kg: 0.3,
    traits: {},
    summary: 'Räcker till åtta kvadratmeter glas.',
    text: [
      'Pärlytan slits där skrapan går. Efter fem, sex år märks det att vattnet rinner trögare, och då ' +
        'lägger du på ny: tvätta, torka, stryk, vänta en natt.',
      'Handskar och duk ligger i kartongen.',
    ],
    launched: '2024-05-06',
    revised: '2026-10-05',
    soldOut: true,
  },
  {
    id: 2007,
    name: 'Bastuvax för asp',
    category: 'care',
    gross: 169,
    kg: 0.3,
    traits: { material: 'aspen' },
    summary: 'Vitt vax som håller karmen ljus.',
    text: [
      'Stryk tunt på karmen en gång om året, innan säsongen. Lavarna ska vara obehandlade, men en karm ' +
        'tar man i med våta händer.',
      'Doftar ingenting när den har torkat.',
    ],
    launched: '2024-09-09',
  },
]
