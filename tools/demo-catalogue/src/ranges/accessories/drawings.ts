import type { IntangibleProduct } from '../../builders/simple-product'

export const drawings: readonly IntangibleProduct[] = [
  {
    id: 2501,
    name: 'Måttmall duschhörna, pdf',
    category: 'drawings',
    pictures: ['accessory-corner-template'],
    gross: 49,
    summary: 'Tolv ark i skala ett till ett, att tejpa på golvet.',
    text: [
      'Skriv ut i full storlek, tejpa ihop och lägg i hörnet. Öppna den tecknade dörren och se vad den slår i.',
      'Summan dras av om du beställer en hörna.',
    ],
    launched: '2024-05-20',
    revised: '2026-06-30',
    files: [
      { title: 'Måttmall duschhörna, A4', file: '/mallar/duschhorna-a4.pdf' },
      { title: 'Måttmall duschhörna, A3', file: '/mallar/duschhorna-a3.pdf' },
    ],
  },
  {
    id: 2502,
    name: 'Måttmall badkarsvägg, pdf',
    category: 'drawings',
    pictures: ['accessory-bath-template'],
    gross: 39,
    summary: 'Visar hur långt skärmen sveper över karet.',
    text: ['Sex ark. Klipp ut bågen och håll mot kakelväggen, så ser du om blandaren är i vägen.'],
    launched: '2024-05-20',
    files: [{ title: 'Måttmall badkarsvägg, A4', file: '/mallar/badkarsvagg-a4.pdf' }],
  },
  {
    id: 2503,
    name: 'Ritningsunderlag för hantverkare, dxf',
    category: 'drawings',
    pictures: ['accessory-trade-drawings'],
    gross: 195,
    summary: 'Alla serier i plan, vy och snitt.',
    text: [
      'För den som ritar badrummet. Profiler, borrhål och rörelsemån är utritade, liksom var reglarna bör sitta.',
      'Uppdateras när något ändras. Den som köpt en gång får nya utgåvor.',
    ],
    launched: '2025-04-14',
    revised: '2026-10-15',
    files: [{ title: 'Ritningsunderlag', file: '/mallar/ritningsunderlag.zip' }],
  },
]
