// For servers that render pages; a browser never loads this code.
export { cacheTags } from './cache-tags'
export { validUntilMs } from './valid-until'
