// What only a rendering server asks of the page that is shown; a browser never loads it.
export { cacheTags } from './cache-tags'
export { validUntilMs } from './valid-until'
