export const sizes = {
  'sizes.standard': 'Standard sizes',
  'sizes.standardLead':
    'Sizes that we keep in stock. They cost less than own measurements, leave sooner and can be returned ' +
    'within 14 days.',
  'sizes.inStock': '{{count}} of {{models}} models in stock',
  'sizes.allStandard': 'All standard sizes',
  'sizes.own': 'Own measurements',
  'sizes.ownLead': 'We cut the glass to your measurements, to the millimetre. This is how it works.',
  'sizes.ownMeasure': 'Measure where the glass will be: in three places, the smallest counts.',
  'sizes.ownType': 'Type the millimetres. The drawing and the price follow at once.',
  'sizes.aboutOwn': 'About own measurements',
  'sizes.form': 'Type measurements: {{name}}',
} as const
