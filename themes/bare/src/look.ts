import { defineLook } from '@vitrin/theme-kit'

export const look = defineLook({
  paper: '#ffffff',
  sharedScreens: {
    static: 'cms-page',
    'company-info': 'content-set',
    'custom-solutions': 'content-set',
    terms: 'content-set',
  },
  // Those of `:root` in bare.css.
  tokens: ['scheme', 'paper', 'ink', 'grey', 'line', 'edge', 'quiet', 'main', 'wrong', 'warn', 'glass'],
})
