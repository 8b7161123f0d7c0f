import type { Translation } from '@vitrin/theme-kit'
import type { messages as english } from './en'

/** The Finnish texts of nordic’s own parts. */
export const messages: Translation<typeof english> = {
  'home.heroAlt': 'Kirkaslasinen suihkunurkka mustin profiilein vaaleaksi laatoitetussa kylpyhuoneessa',
  'home.promises': 'Mitä hintaan sisältyy',
  'home.lineUpTitle': 'Kaikki tuotteemme samassa mittakaavassa',
  'home.lineUpText': 'Seitsemän lasituotetta samalla lattialla.',
  'home.wideAlt': 'Vaaleaksi laatoitettu kylpyhuone, kirkaslasinen suihkuseinä messinkiprofiililla ja pyöreä peili',
  'home.wideTitle': 'Yksi seinä riittää pitkälle',
  'home.wideText': 'Kiinteä suihkuseinä, 1 200 × 2 000 mm, harjattua messinkiä.',
  'home.wideLink': 'Katso suihkuseiniä',
  'home.nightAlt': 'Pronssilasinen saunan ovi haapakarmilla, lasin takana palaa saunan valo',
  'home.nightTitle': 'Pronssi himmentää valon, ei lämpöä',
  'home.nightText': 'Saunan ovet 8 mm:n karkaistusta lasista. Haapakarmi, magneettisalpa ilman metallia sisäpuolella.',
  'home.nightLink': 'Katso saunan ovia',
  'home.step1Alt': 'Aukko mitattuna kolmesta kohdasta: 897, 895 ja 898 millimetriä',
  'home.step2Alt': 'Suihkuoven piirustus, 889 kertaa 1985 millimetriä',
  'home.step3Alt': 'Lasin reunan leikkaus: 8 millimetriä karkaistua lasia, hiottu reuna',
  'home.step3Edge': 'Hiottu reuna 1,5 × 45°',
  'home.step3Standard': 'Karkaistu turvalasi, EN 12150',

  'notFound.alt': 'Piirustus tyhjästä aukosta, leveys 404 millimetriä',
  'notFound.height': 'puuttuu',

  'error.alt': 'Piirustus säröilleestä lasista',
}
