import type { delivery as english } from '../en/delivery'
import type { Translation } from '../../translation'

export const delivery: Translation<typeof english> = {
  'delivery.dates': 'Levereras {{days}}',
  'delivery.at': 'Levereras {{days}}, vardagar 8–17.',
  'delivery.later': 'Leveransdagen mejlar vi.',
  'delivery.changesUntil': 'Du kan ändra måtten till och med {{day}}. Sedan skär vi glaset.',
}
