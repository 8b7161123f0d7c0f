import type { review as english } from '../en/review'
import type { Translation } from '../../translation'

export const review: Translation<typeof english> = {
  'review.none': 'Ancora nessuna recensione.',
  'review.write': 'Scrivi una recensione',
  'review.formTitle': 'Recensisci {{name}}',
  'review.stars': 'Voto',
  'review.starCount_one': '{{count}} stella',
  'review.starCount_many': '{{count}} stelle',
  'review.starCount_other': '{{count}} stelle',
  'review.starsMissing': 'Scegli un voto, da una a cinque stelle.',
  'review.nickname': 'Il tuo nome',
  'review.nicknameHint': 'Appare con la recensione.',
  'review.heading': 'Titolo',
  'review.detail': 'Che cosa ne pensi?',
  'review.piece': 'Ho questo: {{piece}}',
  'review.pictures': 'Foto',
  'review.picturesHint': 'Al massimo tre foto. Le guardiamo prima di mostrarle.',
  'review.verified': 'Acquisto verificato',
  'review.pictureOf': 'Foto {{number}} della recensione «{{title}}»',
  'review.send': 'Invia la recensione',
  'review.received': 'Grazie. Leggiamo la tua recensione prima di mostrarla.',
  'review.inModeration': 'La tua recensione è arrivata. La leggiamo prima di mostrarla.',
  'review.published': 'La tua recensione è pubblicata.',
  'review.waits':
    'La recensione è salvata su questo dispositivo, non inviata. Parte quando il negozio è raggiungibile.',
  'review.refused': 'Non siamo riusciti ad accettare la recensione. Controlla il testo e inviala di nuovo.',
  'review.failed': 'Non siamo riusciti a salvare la recensione. Riprova.',
  'review.widgetTitle': 'Recensioni di {{name}}',
  'review.widgetQuestion':
    'Anche {{name}} ha recensioni. Si caricano da {{site}}, che vede così quale pagina stai guardando.',
  'review.widgetYes': 'Mostra le recensioni',
  'review.widgetOwn': 'Leggi le nostre recensioni',
  'review.widgetLoading': 'Caricamento delle recensioni…',
  'review.widgetFailed': 'Le recensioni di {{name}} non possono essere mostrate in questo momento.',
  'review.widgetFailedText': 'Le nostre recensioni sono qui sopra e il resto della pagina funziona come sempre.',
}
