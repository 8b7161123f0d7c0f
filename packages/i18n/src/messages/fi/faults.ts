import type { faults as english } from '../en/faults'
import type { Translation } from '../../translation'

export const faults: Translation<typeof english> = {
  'error.title': 'Jokin meni rikki',
  'error.text': 'Vika on meissä. Yritä uudelleen tai tule hetken kuluttua takaisin.',
  'error.retry': 'Yritä uudelleen',
  'error.home': 'Etusivulle',

  'notFound.title': 'Aukko on tyhjä',
  'notFound.text': 'Sivua ei ole, tai se on siirretty. Tarkista osoite tai etsi tuotteista.',

  'page.notOffline': 'Tuote tai sivu ei ole saatavilla ilman verkkoa. Siirrymme etusivulle.',

  'request.unauthorized': 'Kirjautumisessa tapahtui virhe. Tarkista verkkoyhteys.',
  'request.badContentType': 'Kauppa vastasi tavalla, jota emme ymmärtäneet.',
  'request.badShape': 'Kaupan vastaus oli virheellinen.',
  'request.refused': 'Kauppa ei pystynyt tekemään tätä.',
  'request.unreachable': 'Kauppaan ei nyt saada yhteyttä. Yritä uudelleen.',

  'host.sentence': '{{sentence}}',

  'storage.notKept': 'Selain ei tallenna mitään tässä tilassa. Ostoskori säilyy vain, kunnes suljet välilehden.',
  'storage.unreadable': 'Laitteelle tallennettua ei voi nyt lukea. Lataa sivu uudelleen, jos jotain puuttuu.',
  'storage.outdated': 'Kauppa on päivitetty toisessa välilehdessä. Lataa sivu uudelleen jatkaaksesi.',
}
