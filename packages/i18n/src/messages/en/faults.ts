export const faults = {
  'error.title': 'Something broke',
  'error.text': 'The fault is ours. Try again, or come back in a while.',
  'error.retry': 'Try again',
  'error.home': 'To the start page',

  'notFound.title': 'The opening is empty',
  'notFound.text': 'The page does not exist, or it has moved. Check the address or search among the glass.',

  'page.notOffline': 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',

  'request.unauthorized': 'Unexpected authorization error. Check your network connection.',
  'request.badContentType': 'Error with response - bad content-type!',
  'request.badShape': 'Unhandled error, wrong response format!',
  'request.refused': 'The shop could not do that.',
  'request.unreachable': 'The shop cannot be reached right now. Please try again.',

  'host.sentence': '{{sentence}}',

  'storage.notKept': 'The browser saves nothing in this mode. Your cart is kept only until you close the tab.',
  'storage.unreadable':
    'What is saved on this device cannot be read right now. Reload the page if something is missing.',
  'storage.outdated': 'The shop has been updated in another tab. Reload the page to go on here.',
} as const
