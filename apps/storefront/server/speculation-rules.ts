import { inlineText } from './inline-text'

/**
 * Until the page has hydrated a press on a link opens a document: browsers that know these rules fetch it when the
 * pointer goes down. The page takes the rules out when it opens pages itself.
 */
export const SPECULATION_RULES = inlineText(
  JSON.stringify({ prefetch: [{ where: { selector_matches: 'main a, header a' }, eagerness: 'conservative' }] }),
)
