import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Tiedote',
  'notice.more': 'Lue tästä lisää',
  'notice.close': 'Sulje tiedote',

  'portfolio.families': 'Lasityypit',
  'portfolio.all': 'Kaikki',
  'portfolio.shown_one': '{{count}} työ',
  'portfolio.shown_other': '{{count}} työtä',
  'portfolio.toProducts': 'Katso {{family}}',

  'sizeGuide.title': 'Mittausopas',
  'sizeGuide.lead':
    'Mittaa millimetreinä, kun laatat ja lattia ovat valmiit. Pienin mitta ratkaisee. Piirrosten ' +
    'mitat ovat esimerkkejä.',
  'sizeGuide.drawing': '{{name}}: piirros otettavista mitoista',
  'sizeGuide.door': 'Ovi aukossa',
  'sizeGuide.doorText':
    'Leveys seinästä seinään: lattian tasolta, keskeltä ja ylhäältä. Korkeus lattiasta siihen, ' +
    'mihin lasi päättyy.',
  'sizeGuide.corner': 'Suihkunurkka',
  'sizeGuide.cornerText': 'Leveys ja syvyys kummastakin seinästä suihkun ulkoreunaan. Tarkista, että nurkka on suora.',
  'sizeGuide.wall': 'Suihkuseinä',
  'sizeGuide.wallText': 'Itse lasin leveys ja korkeus, seinästä ulospäin ja lattiasta ylöspäin.',
  'sizeGuide.screen': 'Ammeseinä',
  'sizeGuide.screenText': 'Leveys ammeen reunaa pitkin, korkeus reunasta siihen, mihin lasi päättyy.',
  'sizeGuide.mirror': 'Peili',
  'sizeGuide.mirrorText': 'Valmiin peilin mitta. Jätä 20 mm pistorasioihin ja valaisimiin.',
  'sizeGuide.roomDoor': 'Saunanovi ja sisäovi',
  'sizeGuide.roomDoorText': 'Seinän aukko ilman karmia: leveys ja korkeus, kumpikin kolmesta kohdasta.',
  'notImplemented.title': 'Tätä toimintoa ei ole vielä',
  'notImplemented.text': 'Kauppa ei pysty tähän täällä.',
  'notImplemented.call': 'Soita asiakaspalveluun, {{phone}}, niin teemme sen puolestasi.',
}
