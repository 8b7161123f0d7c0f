import { HTML_CASES, htmlFaults } from '@vitrin/content/testing'
import { cleanHtml } from '../../src/clean-html'

/** Links stay as they are. */
const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: false, useUrlDispatcher: true }
const clean = (html: string): string => cleanHtml(html, views)

/** Runs in a browser: what its sanitizer does otherwise than the suite of all sanitizers says. */
export function sanitizerFaults(): { readonly cases: number; readonly faults: readonly string[] } {
  const faults = HTML_CASES.flatMap((each) => {
    const safe = clean(each.html)
    const again = clean(safe) === safe ? [] : [`${each.what}: changes HTML that it has made safe`]
    return [...htmlFaults(each, safe), ...again]
  })
  return { cases: HTML_CASES.length, faults }
}
