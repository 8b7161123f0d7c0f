import { oneLine, type MailBlock, type MailDocument } from './mail-document'

const INDENT = '  '

/** The mail as text: paragraphs with an empty line between them, and indented details below each item. */
export function writeText({ title, blocks }: MailDocument): string {
  const written = blocks.filter(({ kind }) => kind !== 'picture')
  return `${[oneLine(title), ...written.map(blockText)].join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  return linesOf(block)
    .map((line) => (line.startsWith(INDENT) ? INDENT : '') + oneLine(line))
    .join('\n')
}

function linesOf(block: MailBlock): readonly string[] {
  switch (block.kind) {
    case 'picture':
      return []
    case 'paragraph':
      return [block.text]
    case 'link':
      return [`${block.text}:`, block.url]
    case 'section':
      return [block.heading, ...block.lines.map((line) => INDENT + line)]
    case 'items':
      return block.items.flatMap(({ name, qty, price, details, links = [] }) => [
        `${qty} × ${name}: ${price}`,
        ...details.map((detail) => INDENT + detail),
        ...links.map(({ text, url }) => `${INDENT}${text}: ${url}`),
      ])
    default:
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`)
  }
}
