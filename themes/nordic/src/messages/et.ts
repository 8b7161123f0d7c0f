import type { Translation } from '@vitrin/theme-kit'
import type { messages as english } from './en'

/** The Estonian texts of nordic’s own parts. */
export const messages: Translation<typeof english> = {
  'home.heroAlt': 'Kirka klaasi ja mustade profiilidega dušinurk heledate plaatidega vannitoas',
  'home.promises': 'Mis hinna sees on',
  'home.lineUpTitle': 'Kõik, mida teeme, samas mõõtkavas',
  'home.lineUpText': 'Seitse klaastoodet ühel põrandal.',
  'home.wideAlt': 'Heledate plaatidega vannituba, messingprofiiliga kirkast klaasist dušisein ja ümmargune peegel',
  'home.wideTitle': 'Ühest seinast piisab',
  'home.wideText': 'Fikseeritud dušisein, 1 200 × 2 000 mm, harjatud messing.',
  'home.wideLink': 'Vaata dušiseinu',
  'home.nightAlt': 'Pronksklaasist saunauks haavapuust lengiga, klaasi taga põleb sauna valgus',
  'home.nightTitle': 'Pronks summutab valgust, mitte leili',
  'home.nightText': 'Saunauksed 8 mm karastatud klaasist. Haavapuust leng, magnetsulgur ilma metallita seespool.',
  'home.nightLink': 'Vaata saunauksi',
  'home.step1Alt': 'Kolmest kohast mõõdetud ava: 897, 895 ja 898 millimeetrit',
  'home.step2Alt': 'Dušiukse joonis, 889 korda 1985 millimeetrit',
  'home.step3Alt': 'Klaasi serva läbilõige: 8 millimeetrit karastatud klaasi, lihvitud serv',
  'home.step3Edge': 'Lihvitud serv 1,5 × 45°',
  'home.step3Standard': 'Karastatud turvaklaas, EN 12150',

  'notFound.alt': 'Tühja ava joonis, laius 404 millimeetrit',
  'notFound.height': 'puudub',

  'error.alt': 'Pragunenud klaasi joonis',
}
