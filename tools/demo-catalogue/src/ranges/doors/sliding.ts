import { between } from '../../builders/between'
import type { Construction } from '../../builders/construction'
import type { GlassProduct } from '../../builders/glass-product'

const roxen: Construction = {
  family: 'shower-door-sliding',
  dimensions: { width: between('Bredd', 1000, 1800, 1380), height: between('Höjd', 1900, 2200, 2000) },
  sizes: ['w100', 'w120', 'w140', 'w160'],
  standardHeight: 2000,
  glass: ['clear', 'grey', 'frosted'],
  finishes: ['black-matt', 'chrome'],
  choices: ['opening_side', 'handle'],
  limits: [{ rule: 'max-area', m2: 2.2 }, { rule: 'max-ratio', value: 8 }],
  thickness: 8,
  adjustment: { minus: 0, plus: 15 },
  tariff: {
    glassPerM2: { clear: 1150, grey: 1320, frosted: 1275 }, edge: 490,
    hardware: { chrome: 3790, 'black-matt': 3990 }, fee: 595, minimum: 5995,
  },
  standardDays: [5, 8],
  ownDays: [18, 25],
  traits: { series: 'Roxen', glass_thickness: 8, opening: 'sliding', mounting: 'niche', material: 'tempered', adjustment: '15 mm', coating: 'yes', certification: 'en14428' },
}

export const slidingDoors: readonly GlassProduct[] = [
  {
    id: 1120, name: 'Skjutdörr Roxen', category: 'doorsSliding', construction: roxen,
    summary: 'En dörr som rullar på en rund skena, för breda nischer.',
    text: ['Hjulen sitter utanpå så att man ser dem, för de är värda att se: svarvad aluminium med slutna kullager. Dörren bromsas de sista åtta centimetrarna.', 'Skenan bär glaset, inte väggen. Därför går Roxen att sätta upp mot kakel som du inte vågar borra för mycket i.'],
    launched: '2024-03-18', revised: '2026-10-09', isNew: true, soldOut: ['chrome/w160'],
  },
  {
    id: 1121, name: 'Skjutdörr Roxen, mässing', category: 'doorsSliding',
    construction: { ...roxen, finishes: ['brushed-brass'], sizes: ['w120', 'w140'], glass: ['clear', 'frosted'], tariff: { ...roxen.tariff, glassPerM2: { clear: 1150, frosted: 1275 }, hardware: { 'brushed-brass': 4790 } } },
    summary: 'Rund skena och synliga hjul i borstad mässing.',
    text: ['Skena, hjul, stopp och handtag kommer ur samma stång mässing, så att färgen stämmer hela vägen. Lackerad, men olackad finns på begäran.', 'Torka av skenan någon gång i månaden. Det är allt den ber om.'],
    launched: '2025-04-07', revised: '2026-08-03', recommended: true,
  },
  {
    id: 1122, name: 'Skjutdörr Roxen, extra bred', category: 'doorsSliding',
    construction: {
      ...roxen, sizes: ['w160', 'w180'], glass: ['clear'], dimensions: { width: between('Bredd', 1500, 2000, 1720), height: between('Höjd', 1900, 2200, 2000) },
      tariff: { ...roxen.tariff, glassPerM2: { clear: 1195 }, hardware: { chrome: 4490, 'black-matt': 4690 }, minimum: 7995 },
    },
    summary: 'Upp till två meter nisch, halva fri när dörren är öppen.',
    text: ['För den som byggt bort badkaret och fått hela kortsidan över. Två skivor glas, en skena, en meter fri öppning.', 'Skenan kommer delad i två bitar för att gå in i hissen. Skarven hamnar bakom ett hjul.'],
    launched: '2025-08-25', soldOut: ['black-matt/w180'],
  },
  {
    id: 1123, name: 'Skjutdörr Roxen, låg', category: 'doorsSliding',
    construction: {
      ...roxen, standardHeight: 1850, finishes: ['chrome'], sizes: ['w100', 'w120'], dimensions: { width: between('Bredd', 900, 1500, 1150), height: between('Höjd', 1600, 1900, 1840) },
      tariff: { ...roxen.tariff, hardware: { chrome: 3490 }, minimum: 5495 },
    },
    summary: 'Skenan slutar under snedtaket.',
    text: ['Vindsvåningens badrum har ofta en vägg som börjar luta vid en och nittio. Den låga Roxen går ner till en och sextio och ser ändå färdig ut.', 'Mät höjden där skenan ska sitta, inte där taket är som högst.'],
    launched: '2024-12-02',
  },
  {
    id: 1124, name: 'Skjutdörr Ören', category: 'doorsSliding',
    construction: {
      ...roxen, thickness: 6, glass: ['clear'], sizes: ['w100', 'w110', 'w120', 'w140'], standardHeight: 1950, choices: ['opening_side'], adjustment: { minus: 0, plus: 25 },
      dimensions: { width: between('Bredd', 950, 1500, 1190), height: between('Höjd', 1800, 2000, 1940) },
      tariff: { glassPerM2: { clear: 890 }, edge: 290, hardware: { chrome: 2690, 'black-matt': 2890 }, fee: 445, minimum: 4295 }, standardDays: [3, 6],
      traits: { ...roxen.traits, series: 'Ören', glass_thickness: 6, adjustment: '25 mm', coating: 'no' },
    },
    summary: 'Skjutdörr i sex millimeter med dold skena.',
    text: ['Ören gömmer sina hjul i en profil upptill. Det är lättare att torka, tystare att stänga och billigare att göra.', 'Nertill hålls dörren av ett enda stopp, mitt i öppningen. Inget spår där tvål samlas.'],
    launched: '2023-12-04', revised: '2026-06-15', special: { off: 500, from: '2026-11-09 00:00:00', to: '2027-01-11 00:00:00' },
  },
  {
    id: 1125, name: 'Skjutdörr Ören, krom', category: 'doorsSliding',
    construction: {
      ...roxen, thickness: 6, glass: ['clear', 'frosted'], finishes: ['chrome'], sizes: ['w120', 'w140'], standardHeight: 1950, choices: ['opening_side', 'coating'], adjustment: { minus: 0, plus: 25 },
      dimensions: { width: between('Bredd', 950, 1500, 1290), height: between('Höjd', 1800, 2000, 1940) },
      tariff: { glassPerM2: { clear: 890, frosted: 990 }, edge: 290, hardware: { chrome: 2790 }, fee: 445, minimum: 4495 }, standardDays: [3, 6],
      traits: { ...roxen.traits, series: 'Ören', glass_thickness: 6, adjustment: '25 mm', coating: 'optional' },
    },
    summary: 'Klart eller frostat, du bestämmer vid beställningen.',
    text: ['Frosten är etsad, inte klistrad. Den sitter på utsidan, dit vattnet inte når, och håller så länge glaset håller.', 'Skenan är kromad mässing, blank nog att rätta till håret i.'],
    launched: '2025-05-05', revised: '2025-12-08',
  },
]
