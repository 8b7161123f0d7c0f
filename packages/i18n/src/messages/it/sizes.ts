import type { sizes as english } from '../en/sizes'
import type { Translation } from '../../translation'

export const sizes: Translation<typeof english> = {
  'sizes.standard': 'Misure standard',
  'sizes.standardLead':
    'Misure che teniamo in magazzino. ' +
    'Costano meno di quelle personalizzate, arrivano prima e si possono restituire entro 14 giorni.',
  'sizes.inStock': 'Disponibili: {{count}} modelli su {{models}}',
  'sizes.allStandard': 'Tutte le misure standard',
  'sizes.own': 'Le tue misure',
  'sizes.ownLead': 'Tagliamo il vetro sulle tue misure, al millimetro. Ecco come funziona.',
  'sizes.ownMeasure': 'Misura dove andrà il vetro: in tre punti, vale la misura più piccola.',
  'sizes.ownType': 'Scrivi i millimetri. Il disegno e il prezzo si aggiornano subito.',
  'sizes.aboutOwn': 'Le tue misure: come funziona',
  'sizes.form': 'Scrivi le misure: {{name}}',
}
