import type { Translation } from '@vitrin/theme-kit'
import type { messages as english } from './en'

/** The Italian texts of nordic’s own parts. */
export const messages: Translation<typeof english> = {
  'home.heroAlt': 'Box doccia in vetro trasparente con profili neri in un bagno con piastrelle chiare',
  'home.promises': 'Che cosa è incluso',
  'home.lineUpTitle': 'Tutto quello che facciamo, nella stessa scala',
  'home.lineUpText': 'Sette tipi di vetro su un solo pavimento.',
  'home.wideAlt':
    'Bagno con piastrelle chiare, parete doccia fissa in vetro trasparente con profilo in ottone e specchio tondo',
  'home.wideTitle': 'Una parete basta a lungo',
  'home.wideText': 'Parete doccia fissa, 1 200 × 2 000 mm, in ottone spazzolato.',
  'home.wideLink': 'Vedi le pareti doccia',
  'home.nightAlt':
    'Porta da sauna in vetro bronzo con telaio in pioppo tremulo, luce della sauna accesa dietro il vetro',
  'home.nightTitle': 'Il bronzo smorza la luce, non il calore',
  'home.nightText':
    'Porte da sauna in vetro temperato da 8 mm. Telaio in pioppo tremulo, chiusura magnetica senza metallo ' +
    'all’interno.',
  'home.nightLink': 'Vedi le porte da sauna',
  'home.step1Alt': 'Un’apertura misurata in tre punti: 897, 895 e 898 millimetri',
  'home.step2Alt': 'Disegno di una porta doccia, 889 per 1985 millimetri',
  'home.step3Alt': 'Sezione del bordo del vetro: 8 millimetri di vetro temperato con bordo lucidato',
  'home.step3Edge': 'Bordo lucidato 1,5 × 45°',
  'home.step3Standard': 'Vetro temperato di sicurezza, EN 12150',

  'notFound.alt': 'Disegno di un’apertura vuota, larga 404 millimetri',
  'notFound.height': 'manca',

  'error.alt': 'Disegno di una lastra incrinata',
}
