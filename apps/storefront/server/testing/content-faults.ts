type Leaves = ReadonlyMap<string, string>

/**
 * Fields that hold text for shoppers. All others have the same value everywhere, also `slug`: a page has the same
 * address in each view, so that the choice of a language keeps the page.
 */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'content',
  'message',
  'description',
  'metaTitle',
  'metaDescription',
  'menuTitle',
  'alt',
  'alternativeText',
  'caption',
  'category',
  'button_text',
  'days',
  'hours',
  'shown',
])

/** From so many words on, a text that equals its source is not translated: "Hotell, Kalmar" is Estonian, too. */
const WORDS_OF_A_SENTENCE = 4

interface OneLanguage {
  readonly storeCode: string
  readonly content: unknown
}

/** Where a translated document of content differs in more than its words, one sentence per fault. */
export function contentFaults(source: OneLanguage, translation: OneLanguage): readonly string[] {
  const [wanted, found] = [leavesOf(source.content), leavesOf(translation.content)]
  const missing = [...wanted.keys()].filter((path) => !found.has(path)).map((path) => `${path} is missing.`)
  return [...missing, ...[...found].flatMap(([path, value]) => leafFaults(path, value))]

  function leafFaults(path: string, value: string): readonly string[] {
    const original = wanted.get(path)
    if (original === undefined) return [`${path} is not in the source.`]
    const [here, there] = [value, original].map((text) => text.trim()) as [string, string]
    if (!isText(path)) {
      const expected = inNoView(there, source.storeCode)
      return inNoView(here, translation.storeCode) === expected ? [] : [`${path} is ${here} instead of ${expected}.`]
    }
    if (here === '') return [`${path} is empty.`]
    if (here === there && here.split(/\s+/).length >= WORDS_OF_A_SENTENCE) return [`${path} is not translated.`]
    const [markup, expected] = [markupOf(here, translation.storeCode), markupOf(there, source.storeCode)]
    return markup === expected ? [] : [`${path} has the markup ${markup} instead of ${expected}.`]
  }
}

function isText(path: string): boolean {
  return TEXTS.has(path.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '')
}

/** The values inside a document by their paths: `0.seo.metaTitle`. */
function leavesOf(content: unknown, path = ''): Leaves {
  if (typeof content !== 'object' || content === null) return new Map([[path, String(content)]])
  return new Map(
    Object.entries(content).flatMap(([key, value]) => [...leavesOf(value, path === '' ? key : `${path}.${key}`)]),
  )
}

/** `/et/portfolio` → `/portfolio` */
function inNoView(address: string, storeCode: string): string {
  return address.startsWith(`/${storeCode}/`) ? address.slice(storeCode.length + 1) : address
}

/** Paragraphs, tags, marks of Markdown and addresses of links, in their order. */
function markupOf(text: string, storeCode: string): string {
  const marks = text.matchAll(/\n\n|<\/?[a-z]\w*|\*\*|^#+ |^- |^\d+\. |^\||(?:\]\(|href=")(?<address>[^)"]+)/gm)
  return [...marks]
    .map(({ 0: mark, groups }) => inNoView(groups?.['address'] ?? mark, storeCode).replace('\n\n', '¶'))
    .join(' ')
}
