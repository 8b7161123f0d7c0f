import type { Translation } from '@vitrin/theme-kit'
import type { messages as english } from './en'

/** The Swedish texts of nordic’s own parts. */
export const messages: Translation<typeof english> = {
  'home.heroAlt': 'Duschhörna i klarglas med svarta profiler i ett badrum med ljust kakel',
  'home.promises': 'Det här ingår',
  'home.promiseCheck': 'Vi kontrollerar måtten före kap',
  'home.promiseTime': 'Måttglas på 3–4 veckor',
  'home.promiseWarranty': '10 års garanti på glaset',
  'home.promiseCourier': 'Hemleverans, vi bär in',
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
  'home.stepsTitle': 'Från öppning till färdigt glas',
  'home.stepsLink': 'Läs mätguiden',
  'home.step1': '1. Mät på tre ställen',
  'home.step1Text': 'Väggar är sällan raka. Mät upptill, på mitten och nertill. Det minsta måttet gäller.',
  'home.step1Alt': 'Öppning mätt på tre ställen: 897, 895 och 898 millimeter',
  'home.step2': '2. Skriv in måttet',
  'home.step2Text': 'Ritningen ändras medan du skriver. Priset också, med moms och allt.',
  'home.step2Alt': 'Ritning av en duschdörr, 889 gånger 1985 millimeter',
  'home.step3': '3. Vi skär, slipar och härdar',
  'home.step3Text': 'En glasmästare läser din ritning före kap. Ser något konstigt ut ringer vi dig.',
  'home.step3Alt': 'Glasskivans kant i genomskärning: 8 millimeter härdat glas med slipad kant',
  'home.step3Edge': 'Slipad kant 1,5 × 45°',
  'home.step3Standard': 'Härdat säkerhetsglas, EN 12150',

  'notFound.alt': 'Ritning av en tom öppning, 404 millimeter bred',
  'notFound.height': 'saknas',

  'error.alt': 'Ritning av en sprucken glasskiva',
}
