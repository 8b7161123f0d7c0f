import type { delivery as english } from '../en/delivery'
import type { Translation } from '../../translation'

export const delivery: Translation<typeof english> = {
  'delivery.dates': 'Consegna {{days}}',
  'delivery.at': 'Consegna {{days}}, nei giorni feriali 8–17.',
  'delivery.later': 'Ti scriviamo il giorno di consegna.',
  'delivery.changesUntil': 'Puoi cambiare le misure fino a {{day}}. Poi tagliamo il vetro.',
}
