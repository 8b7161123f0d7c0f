export const content = {
  'notice.label': 'Notice',
  'notice.more': 'Read more about this',
  'notice.close': 'Close the notice',

  'portfolio.families': 'Kinds of glass',
  'portfolio.all': 'All',
  'portfolio.shown_one': '{{count}} piece of work',
  'portfolio.shown_other': '{{count}} pieces of work',
  'portfolio.toProducts': 'See {{family}}',

  'sizeGuide.title': 'Size guide',
  'sizeGuide.lead':
    'Measure in millimetres, once tiles and floor are done. The smallest measurement counts. The ' +
    'lengths in the drawings are examples.',
  'sizeGuide.drawing': '{{name}}: drawing with the lengths to measure',
  'sizeGuide.door': 'Door in an opening',
  'sizeGuide.doorText':
    'Width from wall to wall: at the floor, in the middle and at the top. Height from the floor to ' +
    'where the glass should end.',
  'sizeGuide.corner': 'Corner enclosure',
  'sizeGuide.cornerText':
    'Width and depth from each wall to the outer edge of the shower. Check that the corner is square.',
  'sizeGuide.wall': 'Shower wall',
  'sizeGuide.wallText': 'Width and height of the glass itself, from the wall outwards and from the floor upwards.',
  'sizeGuide.screen': 'Bath screen',
  'sizeGuide.screenText':
    'Width along the edge of the bath, height from the edge of the bath to where the glass should end.',
  'sizeGuide.mirror': 'Mirror',
  'sizeGuide.mirrorText': 'The size of the finished mirror. Leave 20 mm to sockets and lamps.',
  'sizeGuide.roomDoor': 'Sauna door and interior door',
  'sizeGuide.roomDoorText': 'The hole in the wall, without a frame: width and height, each in three places.',
  'notImplemented.title': 'This feature is not implemented yet!',
  'notImplemented.text': 'The shop cannot do this here.',
  'notImplemented.call': 'Call customer service, {{phone}}, and we will do it for you.',
} as const
