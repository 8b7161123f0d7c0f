export const gallery = {
  'gallery.previous': 'Previous picture',
  'gallery.next': 'Next picture',
  'gallery.position': '{{number}} of {{count}}',
  'gallery.enlarge': 'Enlarge',
  'gallery.reduce': 'Reduce',
  'gallery.scale': '{{percent}}%',
  'gallery.showFilm': 'Watch the film: {{title}}',
  'gallery.play': 'Play film: {{title}}',
  'gallery.playerQuestion': '{{player}} plays this film and learns that you watch it.',
  'gallery.playerYes': 'Play the film',
  'gallery.playerNo': 'Not now',
  'gallery.playerElsewhere': 'Watch at {{player}}',
} as const
