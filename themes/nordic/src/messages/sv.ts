import type { Translation } from '@vitrin/theme-kit'
import type { messages as english } from './en'

/** The Swedish texts of nordic’s own parts. */
export const messages: Translation<typeof english> = {
  'home.heroAlt': 'Duschhörna i klarglas med svarta profiler i ett badrum med ljust kakel',
  'home.promises': 'Det här ingår',
  'home.lineUpTitle': 'Allt vi gör, i samma skala',
  'home.lineUpText': 'Sju sorters glas på samma golv.',
  'home.wideAlt': 'Badrum med ljust kakel, fast duschvägg i klarglas med mässingsprofil och rund spegel',
  'home.wideTitle': 'En vägg räcker långt',
  'home.wideText': 'Fast duschvägg, 1 200 × 2 000 mm, i borstad mässing.',
  'home.wideLink': 'Se duschväggar',
  'home.nightAlt': 'Bastudörr i bronsglas med karm i asp, tänd bastubelysning bakom glaset',
  'home.nightTitle': 'Brons dämpar ljuset, inte värmen',
  'home.nightText': 'Bastudörrar i 8 mm härdat glas. Karm i asp, magnetlås utan metall på insidan.',
  'home.nightLink': 'Se bastudörrar',
  'home.step1Alt': 'Öppning mätt på tre ställen: 897, 895 och 898 millimeter',
  'home.step2Alt': 'Ritning av en duschdörr, 889 gånger 1985 millimeter',
  'home.step3Alt': 'Glasskivans kant i genomskärning: 8 millimeter härdat glas med slipad kant',
  'home.step3Edge': 'Slipad kant 1,5 × 45°',
  'home.step3Standard': 'Härdat säkerhetsglas, EN 12150',

  'notFound.alt': 'Ritning av en tom öppning, 404 millimeter bred',
  'notFound.height': 'saknas',

  'error.alt': 'Ritning av en sprucken glasskiva',
}
