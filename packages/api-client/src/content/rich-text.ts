import { withAbsoluteMedia } from './strapi-pictures'

const HTML = /<[a-z][^>]*>/i

/** The HTML of a text that an editor wrote as HTML or as Markdown. It is not yet safe to render. */
export async function htmlOf(text: string, mediaBaseUrl: string): Promise<string> {
  const html = HTML.test(text) ? text : await fromMarkdown(text)
  return withAbsoluteMedia(html, mediaBaseUrl)
}

async function fromMarkdown(text: string): Promise<string> {
  const { marked } = await import('marked')
  return marked.parse(text, { async: false })
}
