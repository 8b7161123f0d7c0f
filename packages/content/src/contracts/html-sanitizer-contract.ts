import { describe, expect, it } from 'vitest'
import type { HtmlSanitizer } from '../ports'
import { HTML_CASES, htmlFaults } from '../testing/html-cases'

/** What every `HtmlSanitizer` does, fake or real. Browsers, which have no vitest, run the cases themselves. */
export function htmlSanitizerContract(name: string, create: () => HtmlSanitizer): void {
  describe(`${name} as an HtmlSanitizer`, () => {
    it.each(HTML_CASES)('$what', async (each) => {
      const sanitizer = create()
      const safe = await sanitizer.sanitize(each.html)
      expect(htmlFaults(each, safe)).toEqual([])
      expect(await sanitizer.sanitize(safe)).toBe(safe)
    })
  })
}
