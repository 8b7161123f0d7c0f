export const delivery = {
  'delivery.dates': 'Delivered {{days}}',
  'delivery.at': 'Delivered {{days}}, weekdays 8–17.',
  'delivery.later': 'We email you the day of delivery.',
  'delivery.changesUntil': 'You can change the measurements until {{day}}. Then we cut the glass.',
} as const
