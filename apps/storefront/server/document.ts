import type { Head } from '@vitrin/storefront'
import type { Alternate } from '../src/head/alternates'
import type { OpenGraph } from '../src/head/open-graph'
import type { StructuredData } from '../src/head/structured-data'
import type { PageAssets } from './client-manifest'
import { encodeTexts } from './encode-texts'
import type { InlineText } from './inline-text'
import { SPECULATION_RULES } from './speculation-rules'

export interface DocumentParts {
  readonly lang: string
  readonly head: Head
  readonly alternates?: readonly Alternate[] | undefined
  readonly openGraph: OpenGraph
  readonly structuredData: readonly StructuredData[]
  /** The start of the canonical address, before its path; empty when the public address is not known. */
  readonly origin: string
  readonly assets: PageAssets
  /** Adds the fonts, and answers presses until the page has hydrated. */
  readonly earlyScript: InlineText
  /** The address of the font of the first view. */
  readonly font: string | undefined
  /** The manifest of the installable app. */
  readonly manifest?: string | undefined
  /** For devices whose home screen does not read the manifest. */
  readonly touchIcon?: string | undefined
  /** React's HTML. */
  readonly app: string
  /** The stores' snapshots, plain JSON. */
  readonly state: unknown
}

/**
 * The HTML document of a rendered page. The state is a JSON block, not a script (decisions.md 20). Scripts are named
 * after the page's pictures, which come first; they run when the whole document is here. The styles are half of its
 * bytes and the same in each page of a kind, so they are not encoded again.
 */
export function renderDocument({
  lang,
  head,
  alternates = [],
  openGraph,
  structuredData,
  origin,
  assets,
  earlyScript,
  font,
  manifest,
  touchIcon,
  app,
  state,
}: DocumentParts): Buffer {
  const optionalLinks = [
    ...alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${attribute(language)}" href="${attribute(href)}">\n`,
    ),
    manifest && `<link rel="manifest" href="${attribute(manifest)}">\n`,
    touchIcon && `<link rel="apple-touch-icon" href="${attribute(touchIcon)}">\n`,
  ]
    .filter(Boolean)
    .join('')
  const fontData = [
    `data-fonts="${attribute(JSON.stringify(assets.fonts))}"`,
    ...(font ? [`data-font="${attribute(font)}"`] : []),
  ].join(' ')
  const beforeStyle = `<!doctype html>
<html lang="${attribute(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(head.title)}</title>
<meta name="description" content="${attribute(head.description ?? '')}">
<meta name="robots" content="${head.indexable ? 'index, follow' : 'noindex'}">
${
  head.canonical
    ? `<link rel="canonical" href="${attribute(origin + head.canonical)}">
`
    : ''
}${Object.entries(openGraph)
    .map(([property, content]) => `<meta property="${attribute(property)}" content="${attribute(content)}">`)
    .join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${optionalLinks}<style>`
  const afterStyle = `</style>
${assets.styles.map((file) => `<link rel="stylesheet" href="${attribute(file)}" disabled>`).join('\n')}
<script ${fontData}>${earlyScript.text}</script>
<script type="speculationrules">${SPECULATION_RULES.text}</script>
${structuredData.map((data) => `<script type="application/ld+json">${json(data)}</script>`).join('\n')}
</head>
<body>
<div id="root">`
  const afterApp = `</div>
${assets.libraries.map((file) => `<link rel="modulepreload" href="${attribute(file)}">`).join('\n')}
${lowPreloads(assets.preload)}
<script type="module" src="${attribute(assets.entry)}" fetchpriority="low"></script>
${lowPreloads(assets.parts)}
<script type="application/json" id="state">`
  const afterState = `</script>
</body>
</html>
`
  return encodeTexts([beforeStyle, assets.style.bytes, afterStyle, app, afterApp, json(state), afterState])
}

/** With low priority: pictures share the line, and all code waits for the libraries, which take the longest. */
function lowPreloads(files: readonly string[]): string {
  return files.map((file) => `<link rel="modulepreload" href="${attribute(file)}" fetchpriority="low">`).join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function text(value: string): string {
  return value.replace(/[&<>]/g, (character) => ENTITIES[character]!)
}

function attribute(value: string): string {
  return value.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
}

/** JSON that cannot end its script element or open another. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
