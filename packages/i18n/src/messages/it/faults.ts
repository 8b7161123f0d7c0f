import type { faults as english } from '../en/faults'
import type { Translation } from '../../translation'

export const faults: Translation<typeof english> = {
  'error.title': 'Qualcosa si è rotto',
  'error.text': 'L’errore è nostro. Riprova, o torna tra poco.',
  'error.retry': 'Riprova',
  'error.home': 'Alla pagina iniziale',

  'notFound.title': 'L’apertura è vuota',
  'notFound.text': 'La pagina non esiste o è stata spostata. Controlla l’indirizzo o cerca tra i prodotti.',

  'page.notOffline': 'Il prodotto o la pagina non è disponibile offline. Ti portiamo alla pagina iniziale.',

  'request.unauthorized': 'Errore di accesso. Controlla la connessione.',
  'request.badContentType': 'Il negozio ha risposto in un formato non valido.',
  'request.badShape': 'La risposta del negozio non è valida.',
  'request.refused': 'Il negozio non ha potuto farlo.',
  'request.unreachable': 'Il negozio ora non è raggiungibile. Riprova.',

  'host.sentence': '{{sentence}}',

  'storage.notKept':
    'In questa modalità il browser non salva nulla. Il carrello resta solo finché non chiudi la scheda.',
  'storage.unreadable':
    'Quello che è salvato su questo dispositivo ora non si può leggere. Ricarica la pagina se manca qualcosa.',
  'storage.outdated': 'Il negozio è stato aggiornato in un’altra scheda. Ricarica la pagina per continuare qui.',
}
