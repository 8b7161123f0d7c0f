import type { review as english } from '../en/review'
import type { Translation } from '../../translation'

export const review: Translation<typeof english> = {
  'review.none': 'Ei vielä arvosteluja.',
  'review.write': 'Kirjoita arvostelu',
  'review.formTitle': 'Arvostele {{name}}',
  'review.stars': 'Arvosana',
  'review.starCount_one': '{{count}} tähti',
  'review.starCount_other': '{{count}} tähteä',
  'review.starsMissing': 'Valitse arvosana, yhdestä viiteen tähteä.',
  'review.nickname': 'Nimesi',
  'review.nicknameHint': 'Näkyy arvostelun yhteydessä.',
  'review.heading': 'Otsikko',
  'review.detail': 'Mitä mieltä olet?',
  'review.send': 'Lähetä arvostelu',
  'review.received': 'Kiitos. Luemme arvostelusi ennen julkaisua.',
  'review.inModeration': 'Arvostelusi on saapunut. Se luetaan ennen julkaisua.',
  'review.published': 'Arvostelusi on julkaistu.',
  'review.waits': 'Arvostelusi on tallessa tällä laitteella, ei lähetetty. Se lähtee, kun kauppaan saadaan yhteys.',
  'review.refused': 'Arvostelua ei voitu ottaa vastaan. Tarkista teksti ja lähetä uudelleen.',
  'review.failed': 'Arvostelua ei voitu tallentaa. Yritä uudelleen.',
  'review.widgetTitle': 'Arvostelut: {{name}}',
  'review.widgetQuestion':
    'Sivustolla {{name}} on arvosteluja. Ne ladataan osoitteesta {{site}}, joka näkee, millä sivulla olet.',
  'review.widgetYes': 'Näytä arvostelut',
  'review.widgetOwn': 'Lue omat arvostelumme',
  'review.widgetLoading': 'Arvosteluja ladataan…',
  'review.widgetFailed': 'Sivuston {{name}} arvosteluja ei voida näyttää juuri nyt.',
  'review.widgetFailedText': 'Omat arvostelumme ovat yllä, ja muu sivu toimii tavalliseen tapaan.',
}
