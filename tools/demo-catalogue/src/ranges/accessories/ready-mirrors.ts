import type { SimpleProduct } from '../../builders/simple-product'

const traits = {
  series: 'Viken',
  glass_thickness: 5,
  mounting: 'hung',
  material: 'mirror',
  certification: 'en1036',
} as const

/** Mirrors in one size without choices. They are simple products, so that sets can contain them. */
export const readyMirrors: readonly SimpleProduct[] = [
  {
    id: 1451,
    name: 'Spegel Viken 50 cm, krom',
    category: 'mirrorsRound',
    gross: 795,
    kg: 3.1,
    finish: 'chrome',
    glass: 'mirror-silver',
    traits,
    pictures: ['mirror-round-chrome-studio'],
    summary: 'Rund, femtio centimeter, klar att hänga.',
    text: [
      'En storlek, tre ytor, en låda som går i cykelkorgen. Skruv och plugg ligger i.',
      'Ramen är fem millimeter djupare än på Tolken, för att den är vikt i stället för lödd.',
    ],
    launched: '2024-08-05',
    revised: '2026-04-09',
  },
  {
    id: 1452,
    name: 'Spegel Viken 50 cm, mattsvart',
    category: 'mirrorsRound',
    gross: 795,
    kg: 3.1,
    finish: 'black-matt',
    glass: 'mirror-silver',
    traits,
    pictures: ['mirror-round-black-studio'],
    summary: 'Svart ram, femtio centimeter.',
    text: ['Den vanligaste spegeln i hallar med tre par skor för mycket. Ser nöjd ut på de flesta väggar.'],
    launched: '2024-08-05',
    special: { off: 100, from: '2026-11-20 00:00:00', to: '2026-11-27 23:59:59' },
  },
  {
    id: 1453,
    name: 'Spegel Viken 50 cm, mässing',
    category: 'mirrorsRound',
    gross: 895,
    kg: 3.1,
    finish: 'brushed-brass',
    glass: 'mirror-silver',
    traits,
    pictures: ['mirror-round-brass-studio', 'mirror-round-brass-room'],
    summary: 'Borstad mässingsfärg i en storlek.',
    text: ['Ramen är stål med en yta av mässing, därav priset. Vill du ha mässing rakt igenom heter den Tolken.'],
    launched: '2025-02-10',
    revised: '2026-09-17',
    soldOut: true,
  },
]
