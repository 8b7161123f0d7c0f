import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import {
  LOGO_ID,
  oneLine,
  type ItemHeadings,
  type MailBlock,
  type MailDocument,
  type MailItem,
  type MailSum,
} from './mail-document'

/** Copies of the theme's colours, because mail programs know no CSS variables and load no style sheet. */
const INK = '#12201b'
const INK_2 = '#4a5953'
const PAPER = '#fafbfa'
const SURFACE = '#ffffff'
const LINE = '#dde3e0'
const EDGE = '#0e5b4c'
const ON_EDGE = '#ffffff'

const TABLE = 'width:100%;border-collapse:collapse;margin:24px 0 0'
const CELL = `padding:12px 0;border-top:1px solid ${LINE};vertical-align:top`
const NUMBER = 'padding-left:16px;text-align:right;white-space:nowrap'
const PICTURE = 'float:left;margin:0 16px 8px 0;border:0'
const TITLE = 'margin:0 0 16px;font-size:24px;font-weight:600;line-height:1.25'
const HEADING = 'margin:32px 0 8px;font-size:16px;font-weight:600;line-height:1.4'
const BUTTON = [
  'display:inline-block;padding:14px 24px;font-weight:600;text-decoration:none',
  `background:${EDGE};color:${ON_EDGE}`,
].join(';')
const PAGE = `margin:0;padding:24px 12px;background:${PAPER};color:${INK}`

const DRAWING_WIDTH = 300

type Markup = ReturnType<typeof html>

/** The logo is an attached picture. */
export interface MailLogo {
  readonly name: string
  readonly link: string
}

/** The mail as HTML: one column. `html` escapes all values. */
export function writeHtml({ subject, title, blocks }: MailDocument, lang: string, logo?: MailLogo): string {
  const page = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${oneLine(subject)}</title>
</head>
<body style="${PAGE};font:16px/1.5 'Helvetica Neue',Arial,sans-serif">
<main style="max-width:600px;margin:0 auto;padding:24px;background:${SURFACE};border:1px solid ${LINE}">
${logo ? logoMarkup(logo) : ''}<h1 style="${TITLE}">${oneLine(title)}</h1>
${blocks.map(blockMarkup)}</main>
</body>
</html>
`
  // `html` gives a promise only for content with promises.
  return (page as HtmlEscapedString).toString()
}

function logoMarkup({ name, link }: MailLogo): Markup {
  const picture = html`<img src="cid:${LOGO_ID}" alt="${name}" height="32" style="border:0">`
  return html`<p style="margin:0 0 24px"><a href="${link}">${picture}</a></p>\n`
}

function blockMarkup(block: MailBlock): Markup {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${oneLine(block.text)}</p>\n`
    case 'link':
      return html`<p style="margin:24px 0"><a href="${block.url}" style="${BUTTON}">${oneLine(block.text)}</a></p>\n`
    case 'picture':
      return html`<p style="margin:0 0 16px"><img src="cid:${block.id}" alt="" width="${DRAWING_WIDTH}"></p>\n`
    case 'section':
      return html`<h2 style="${HEADING}">${oneLine(block.heading)}</h2>\n${block.lines.map(lineMarkup)}`
    case 'items':
      return tableMarkup(block.items.map(itemMarkup), html`<thead>${headingsMarkup(block.headings)}</thead>\n`)
    default:
      return tableMarkup(block.rows.map(sumMarkup))
  }
}

function tableMarkup(rows: readonly Markup[], head: Markup = html``): Markup {
  return html`<table style="${TABLE}">\n${head}<tbody>\n${rows}</tbody>\n</table>\n`
}

function lineMarkup(line: string): Markup {
  return html`<p style="margin:0">${oneLine(line)}</p>\n`
}

function headingsMarkup({ name, qty, price }: ItemHeadings): Markup {
  const numbers = [qty, price].map((heading) => html`<th scope="col" style="${NUMBER}">${heading}</th>`)
  return html`<tr><th scope="col" style="text-align:left">${name}</th>${numbers}</tr>`
}

function itemMarkup({ name, qty, price, details, picture, links = [] }: MailItem): Markup {
  const detailMarkup = details.map((detail) => html`<br><span style="color:${INK_2}">${oneLine(detail)}</span>`)
  const linkMarkup = links.map(({ text, url }) => html`<br><a href="${url}" style="color:${EDGE}">${oneLine(text)}</a>`)
  const numbers = [qty, price].map(numberCell)
  const shown = picture ? html`<img src="cid:${picture}" alt="" width="72" height="72" style="${PICTURE}">` : ''
  const text = html`<strong>${oneLine(name)}</strong>${detailMarkup}${linkMarkup}`
  const cell = html`<div style="overflow:hidden">${text}</div>`
  return html`<tr><td style="${CELL}">${shown}${picture ? cell : text}</td>${numbers}</tr>\n`
}

function sumMarkup({ label, amount }: MailSum): Markup {
  const heading = html`<th scope="row" style="${CELL};text-align:left;font-weight:400">${oneLine(label)}</th>`
  return html`<tr>${heading}${numberCell(amount)}</tr>\n`
}

function numberCell(text: string): Markup {
  return html`<td style="${CELL};${NUMBER}">${text}</td>`
}
