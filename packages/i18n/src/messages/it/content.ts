import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Avviso',
  'notice.more': 'Leggi di più su questo',
  'notice.close': 'Chiudi l’avviso',

  'portfolio.families': 'Tipi di vetro',
  'portfolio.all': 'Tutti',
  'portfolio.shown_one': '{{count}} lavoro',
  'portfolio.shown_many': '{{count}} lavori',
  'portfolio.shown_other': '{{count}} lavori',
  'portfolio.toProducts': 'Vedi {{family}}',

  'sizeGuide.title': 'Guida alle misure',
  'sizeGuide.lead':
    'Misura in millimetri, a piastrelle e pavimento finiti. Vale la misura più piccola. Le misure ' +
    'nei disegni sono esempi.',
  'sizeGuide.drawing': '{{name}}: disegno con le misure da prendere',
  'sizeGuide.door': 'Porta in nicchia',
  'sizeGuide.doorText':
    'Larghezza da parete a parete: in basso, a metà e in alto. Altezza dal pavimento a dove finisce il vetro.',
  'sizeGuide.corner': 'Box ad angolo',
  'sizeGuide.cornerText':
    'Larghezza e profondità da ogni parete al bordo esterno della doccia. Controlla che l’angolo sia retto.',
  'sizeGuide.wall': 'Parete doccia',
  'sizeGuide.wallText': 'Larghezza e altezza del vetro stesso, dalla parete verso l’esterno e dal pavimento in su.',
  'sizeGuide.screen': 'Parete per vasca',
  'sizeGuide.screenText': 'Larghezza lungo il bordo della vasca, altezza dal bordo a dove finisce il vetro.',
  'sizeGuide.mirror': 'Specchio',
  'sizeGuide.mirrorText': 'La misura dello specchio finito. Lascia 20 mm da prese e lampade.',
  'sizeGuide.roomDoor': 'Porta per sauna e porta interna',
  'sizeGuide.roomDoorText': 'Il vano nel muro, senza telaio: larghezza e altezza, ciascuna in tre punti.',
  'notImplemented.title': 'Questa funzione non c’è ancora',
  'notImplemented.text': 'Qui il negozio non può farlo.',
  'notImplemented.call': 'Chiama il servizio clienti, {{phone}}, e ci pensiamo noi.',
}
