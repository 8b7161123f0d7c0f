import type { delivery as english } from '../en/delivery'
import type { Translation } from '../../translation'

export const delivery: Translation<typeof english> = {
  'delivery.dates': 'Tarne {{days}}',
  'delivery.at': 'Tarne {{days}}, tööpäeviti kell 8–17.',
  'delivery.later': 'Saadame tarnepäeva e-kirjaga.',
  'delivery.changesUntil': 'Mõõte saad muuta kuni {{day}}. Siis lõikame klaasi.',
}
