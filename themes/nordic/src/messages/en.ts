/** The English texts of nordic’s own parts. Texts of the shop are in @vitrin/i18n. */
export const messages = {
  'home.heroAlt': 'Shower enclosure of clear glass with black profiles in a bathroom with light tiles',
  'home.promises': 'What is included',
  'home.lineUpTitle': 'All we make, to the same scale',
  'home.lineUpText': 'Seven kinds of glass on one floor.',
  'home.wideAlt': 'Bathroom with light tiles, a fixed shower wall of clear glass with brass profile and a round mirror',
  'home.wideTitle': 'One wall goes a long way',
  'home.wideText': 'A fixed shower wall, 1 200 × 2 000 mm, in brushed brass.',
  'home.wideLink': 'See shower walls',
  'home.nightAlt': 'Sauna door of bronze glass with an aspen frame, the sauna light on behind the glass',
  'home.nightTitle': 'Bronze dims the light, not the heat',
  'home.nightText': 'Sauna doors of 8 mm toughened glass. Aspen frame, magnetic catch without metal on the inside.',
  'home.nightLink': 'See sauna doors',
  'home.step1Alt': 'An opening measured in three places: 897, 895 and 898 millimetres',
  'home.step2Alt': 'Drawing of a shower door, 889 by 1985 millimetres',
  'home.step3Alt': 'Section through the edge of the glass: 8 millimetres of toughened glass with a polished edge',
  'home.step3Edge': 'Polished edge 1.5 × 45°',
  'home.step3Standard': 'Toughened safety glass, EN 12150',

  'notFound.alt': 'Drawing of an empty opening, 404 millimetres wide',
  'notFound.height': 'missing',

  'error.alt': 'Drawing of a cracked pane',
} as const
