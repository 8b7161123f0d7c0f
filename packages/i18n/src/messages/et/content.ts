import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Teade',
  'notice.more': 'Loe sellest lähemalt',
  'notice.close': 'Sulge teade',

  'portfolio.families': 'Klaasi liigid',
  'portfolio.all': 'Kõik',
  'portfolio.shown_one': '{{count}} töö',
  'portfolio.shown_other': '{{count}} tööd',
  'portfolio.toProducts': 'Vaata: {{family}}',

  'sizeGuide.title': 'Mõõtmisjuhend',
  'sizeGuide.lead':
    'Mõõda millimeetrites, kui plaadid ja põrand on valmis. Kehtib väikseim mõõt. Jooniste mõõdud on näited.',
  'sizeGuide.drawing': '{{name}}: joonis võetavate mõõtudega',
  'sizeGuide.door': 'Uks avas',
  'sizeGuide.doorText':
    'Laius seinast seinani: põranda juurest, keskelt ja ülevalt. Kõrgus põrandast sinna, kus klaas lõpeb.',
  'sizeGuide.corner': 'Dušinurk',
  'sizeGuide.cornerText': 'Laius ja sügavus kummastki seinast duši välisservani. Kontrolli, et nurk on täisnurkne.',
  'sizeGuide.wall': 'Dušisein',
  'sizeGuide.wallText': 'Klaasi enda laius ja kõrgus, seinast välja ja põrandast üles.',
  'sizeGuide.screen': 'Vannisein',
  'sizeGuide.screenText': 'Laius piki vanni serva, kõrgus servast sinna, kus klaas lõpeb.',
  'sizeGuide.mirror': 'Peegel',
  'sizeGuide.mirrorText': 'Valmis peegli mõõt. Jäta pistikupesade ja lampideni 20 mm.',
  'sizeGuide.roomDoor': 'Saunauks ja siseuks',
  'sizeGuide.roomDoorText': 'Seinaava ilma lengita: laius ja kõrgus, kumbki kolmest kohast.',
  'notImplemented.title': 'Seda võimalust veel ei ole',
  'notImplemented.text': 'Pood ei saa seda siin teha.',
  'notImplemented.call': 'Helista klienditeenindusse, {{phone}}, ja teeme selle sinu eest.',
}
