export const content = {
  'notice.label': 'Notice',
  'notice.more': 'Read more',
  'notice.close': 'Close the notice',

  'portfolio.families': 'Kinds of glass',
  'portfolio.all': 'All',
  'portfolio.shown_one': '{{count}} piece of work',
  'portfolio.shown_other': '{{count}} pieces of work',
  'portfolio.toProducts': 'See {{family}}',
} as const
