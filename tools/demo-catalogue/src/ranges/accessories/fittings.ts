import type { CustomOption } from '@vitrin/catalog'
import { tier } from '../../builders/priced'
import type { SimpleProduct } from '../../builders/simple-product'
import { TRADE_GROUP_ID } from '../../shop/store'

const plain = { max_characters: 0, image_size_x: 0, image_size_y: 0 }

const shelfOptions: readonly CustomOption[] = [
  {
    option_id: 21121, product_sku: 'KG-2112', title: 'Kant', type: 'drop_down', sort_order: 1, is_require: true, ...plain,
    values: [
      { option_type_id: 211211, title: 'Slipad', price: 0, price_type: 'fixed', sort_order: 1 },
      { option_type_id: 211212, title: 'Polerad', price: 75, price_type: 'fixed', sort_order: 2 },
      { option_type_id: 211213, title: 'Fasad, 10 mm', price: 30, price_type: 'percent', sort_order: 3 },
    ],
  },
  {
    option_id: 21122, product_sku: 'KG-2112', title: 'Till hyllan', type: 'checkbox', sort_order: 2, is_require: false, ...plain,
    values: [
      { option_type_id: 211221, title: 'Dolda fästen', price: 145, price_type: 'fixed', sort_order: 1 },
      { option_type_id: 211222, title: 'Räcke i samma yta', price: 195, price_type: 'fixed', sort_order: 2 },
    ],
  },
  { option_id: 21123, product_sku: 'KG-2112', title: 'Gravyr på undersidan', type: 'field', sort_order: 3, is_require: false, ...plain, max_characters: 40, price: 200, price_type: 'fixed' },
]

export const fittings: readonly SimpleProduct[] = [
  {
    id: 2101, name: 'Handtag stång 32 cm, mattsvart', category: 'fittings', gross: 545, kg: 0.7, finish: 'black-matt', traits: { material: 'brass' },
    summary: 'Genomgående, med stång på båda sidor.',
    text: ['Två stänger och fyra brickor, skruvade mot varandra genom glaset. Hålavstånd trehundra, hål tolv.', 'Lacken är samma pulver som på våra profiler.'],
    launched: '2023-10-02', tiers: [tier(TRADE_GROUP_ID, 1, 465)],
  },
  {
    id: 2102, name: 'Handtag stång 32 cm, krom', category: 'fittings', gross: 495, kg: 0.7, finish: 'chrome', traits: { material: 'brass' },
    summary: 'Kromad mässing, varm i handen efter en stund.',
    text: ['Den vi har gjort längst. Passar de flesta duschdörrar med trehundra millimeter mellan hålen, även andras.'],
    launched: '2023-10-02', revised: '2025-06-06', tiers: [tier(TRADE_GROUP_ID, 1, 425)],
  },
  {
    id: 2103, name: 'Handtag stång 32 cm, borstad mässing', category: 'fittings', gross: 695, kg: 0.7, finish: 'brushed-brass', traits: { material: 'brass' },
    summary: 'Samma mässing som beslagen i Unden.',
    text: ['Borstad längs stången, inte tvärs. Detaljer av det slaget märks när man står nära, och ett handtag står man nära.', 'Klarlackad. Skriv i ordern om du vill ha den olackad.'],
    launched: '2023-10-02', revised: '2026-04-14', recommended: true,
  },
  {
    id: 2104, name: 'Knopp, borstad mässing', category: 'fittings', gross: 345, kg: 0.3, finish: 'brushed-brass', traits: { material: 'brass' },
    summary: 'Rund, trettiofem millimeter, par.',
    text: ['Svarvad ur stång. En på var sida om glaset, med nylonbricka emellan så att ingenting skär.'],
    launched: '2024-01-08',
  },
  {
    id: 2105, name: 'Knopp, mattsvart', category: 'fittings', gross: 295, kg: 0.3, finish: 'black-matt', traits: { material: 'brass' },
    summary: 'Den lilla prick som en glasdörr behöver.',
    text: ['Trettiofem millimeter i diameter och tjugotvå djup. Räcker för tre fingrar.'],
    launched: '2024-01-08', revised: '2026-02-20', soldOut: true,
  },
  {
    id: 2106, name: 'Handdukshängare 45 cm, krom', category: 'fittings', gross: 745, kg: 0.9, finish: 'chrome', traits: { material: 'brass' },
    summary: 'Stång på utsidan, knopp på insidan.',
    text: ['Monteras i samma hål som ett vanligt handtag på fyrahundrafemtio. Bär en våt badhandduk utan att klaga.'],
    launched: '2024-03-04',
  },
  {
    id: 2107, name: 'Handdukshängare 45 cm, borstad mässing', category: 'fittings', gross: 945, kg: 0.9, finish: 'brushed-brass', traits: { material: 'brass' },
    summary: 'Till den som redan har hål i glaset.',
    text: ['Mässing är dyrare än krom och det är ingen hemlighet varför. Vägd i handen förstår man.'],
    launched: '2024-03-04', special: { off: 145, from: '2026-10-01 00:00:00', to: '2026-11-15 23:59:59' },
  },
  {
    id: 2108, name: 'Gångjärn glas mot vägg, krom', category: 'fittings', gross: 890, kg: 0.8, finish: 'chrome', traits: { material: 'brass', glass_thickness: 8 },
    summary: 'Lyftande gångjärn för åtta millimeter glas, ett stycke.',
    text: ['Lyfter dörren fem millimeter när den öppnas. Bär tjugofem kilo; räkna två till en dörr upp till en och åttio, annars tre.'],
    launched: '2024-04-02', revised: '2026-01-07', tiers: [tier(TRADE_GROUP_ID, 1, 745), tier(TRADE_GROUP_ID, 6, 690)],
  },
  {
    id: 2109, name: 'Gångjärn glas mot vägg, mattsvart', category: 'fittings', gross: 890, kg: 0.8, finish: 'black-matt', traits: { material: 'brass', glass_thickness: 8 },
    summary: 'Samma gångjärn i svart.',
    text: ['Byts ett i taget, med dörren stöttad på en bok. En annan bok än den du läser.'],
    launched: '2024-04-02', tiers: [tier(TRADE_GROUP_ID, 1, 745), tier(TRADE_GROUP_ID, 6, 690)],
  },
  {
    id: 2110, name: 'Stag 100 cm, krom', category: 'fittings', gross: 645, kg: 0.6, finish: 'chrome', traits: { material: 'stainless', mounting: 'free' },
    summary: 'Rakt stag med gångjärn mot väggen.',
    text: ['Kortas med bågfil. Fästet mot väggen går att vinkla, så staget kan gå snett till en regel om det inte finns någon rakt fram.'],
    launched: '2023-12-04', revised: '2025-10-10',
  },
  {
    id: 2111, name: 'Stag 100 cm, mattsvart', category: 'fittings', gross: 645, kg: 0.6, finish: 'black-matt', traits: { material: 'stainless', mounting: 'free' },
    summary: 'Till svarta profiler.',
    text: ['Pulverlackat rostfritt. Bättra snittytan med lackstiftet som ligger i påsen.'],
    launched: '2023-12-04',
  },
  {
    id: 2112, name: 'Glashylla 40 cm', category: 'fittings', gross: 495, kg: 1.6, glass: 'clear', traits: { material: 'tempered', glass_thickness: 6 }, options: shelfOptions,
    summary: 'Härdat glas, fyrtio gånger tolv, med den kant du vill ha.',
    text: ['En hylla under spegeln, eller två i duschnischen. Bär åtta kilo med de synliga fästena och fem med de dolda.', 'Gravyr görs med laser på undersidan. Initialer är vanligast, latinska namn på tvålar förekommer.'],
    launched: '2025-03-03', revised: '2026-10-06', isNew: true,
  },
  {
    id: 2113, name: 'Magnetlås till bastudörr', category: 'fittings', gross: 345, kg: 0.3, traits: { material: 'aspen', certification: 'en12150' },
    summary: 'Två magneter i asp, inget att bränna sig på.',
    text: ['Ersätter kulsnäppet på äldre dörrar. Magneterna tål hundratjugo grader och släpper för femton newton, som ett barn orkar.'],
    launched: '2024-09-09', revised: '2026-08-05',
  },
  {
    id: 2114, name: 'Hjulsats till Roxen', category: 'fittings', gross: 495, kg: 0.5, finish: 'chrome', traits: { material: 'stainless', opening: 'sliding' },
    summary: 'Fyra hjul med slutna kullager.',
    text: ['Hjulen håller i regel längre än intresset för badrummet. Skulle ett börja tala byts alla fyra på tjugo minuter.'],
    launched: '2025-01-15',
  },
]
