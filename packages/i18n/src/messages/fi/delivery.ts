import type { delivery as english } from '../en/delivery'
import type { Translation } from '../../translation'

export const delivery: Translation<typeof english> = {
  'delivery.dates': 'Toimitus {{days}}',
  'delivery.at': 'Toimitus {{days}}, arkisin klo 8–17.',
  'delivery.later': 'Ilmoitamme toimituspäivän sähköpostilla.',
  'delivery.changesUntil': 'Voit muuttaa mittoja vielä {{day}}. Sen jälkeen leikkaamme lasin.',
}
