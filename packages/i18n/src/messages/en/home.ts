export const home = {
  'home.title': 'Glass to your measure',
  'home.description':
    'Shower enclosures, doors, walls, mirrors and sauna doors in toughened glass, in standard sizes or cut to ' +
    'your opening, to the millimetre.',
  'home.lead': 'Showers, mirrors and doors of toughened glass. You measure the opening, we cut to the millimetre.',
  'home.sizerTitle': 'How large is your opening?',
  'home.sizerWhat': 'I am looking for',
  'home.sizerShow': 'Show what fits',
  'home.width': 'Width',
  'home.height': 'Height',
  'home.recommended': 'We recommend',
  'home.all': 'Show all',
  'home.allOf': 'Show all: {{list}}',
  'home.rating_one': 'of 5, from {{count}} review',
  'home.rating_other': 'of 5, from {{count}} reviews',
  'home.quoted': '{{author}} about {{product}}',
  'home.new': 'New',
  'home.offers': 'Reduced right now',
} as const
