import type { faults as english } from '../en/faults'
import type { Translation } from '../../translation'

export const faults: Translation<typeof english> = {
  'error.title': 'Midagi läks katki',
  'error.text': 'Viga on meis. Proovi uuesti või tule hetke pärast tagasi.',
  'error.retry': 'Proovi uuesti',
  'error.home': 'Avalehele',

  'notFound.title': 'Ava on tühi',
  'notFound.text': 'Seda lehte ei ole või on see teisaldatud. Kontrolli aadressi või otsi toodete hulgast.',

  'page.notOffline': 'Toode või leht ei ole ilma võrguta kättesaadav. Suuname avalehele.',

  'request.unauthorized': 'Sisselogimisel tekkis viga. Kontrolli võrguühendust.',
  'request.badContentType': 'Pood vastas kujul, millest me aru ei saanud.',
  'request.badShape': 'Poe vastus oli vigane.',
  'request.refused': 'Pood ei saanud seda teha.',
  'request.unreachable': 'Poega ei saa praegu ühendust. Proovi uuesti.',

  'host.sentence': '{{sentence}}',

  'storage.notKept': 'Brauser ei salvesta selles režiimis midagi. Ostukorv jääb alles vaid seni, kuni sulged vahelehe.',
  'storage.unreadable': 'Seadmesse salvestatut ei saa praegu lugeda. Laadi leht uuesti, kui midagi on puudu.',
  'storage.outdated': 'Pood on teisel vahelehel uuendatud. Jätkamiseks laadi leht uuesti.',
}
