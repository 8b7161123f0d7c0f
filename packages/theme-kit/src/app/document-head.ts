import type { Head } from '@vitrin/storefront'

/** Writes title, description, canonical address and robots of the open page into the document. */
export function writeHead(document: Document, head: Head): void {
  document.title = head.title
  set(document, 'meta[name="description"]', 'content', head.description ?? '')
  set(document, 'link[rel="canonical"]', 'href', head.canonical ?? '')
  set(document, 'meta[name="robots"]', 'content', head.indexable ? 'index, follow' : 'noindex')
}

function set(document: Document, selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
