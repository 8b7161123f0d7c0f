import type { Head } from '@vitrin/storefront'

/**
 * Writes title, description, canonical address and robots of the open page into the document. The addresses in other
 * languages that the server wrote were those of the page before.
 */
export function writeHead(document: Document, head: Head): void {
  document.title = head.title
  set(document, 'meta[name="description"]', 'content', head.description ?? '')
  writeCanonical(document, head.canonical)
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  set(document, 'meta[name="robots"]', 'content', head.indexable ? 'index, follow' : 'noindex')
}

/** A page that is not found has no canonical address, so the document has no link for it. */
function writeCanonical(document: Document, address: string | undefined): void {
  const link = document.head.querySelector('link[rel="canonical"]')
  if (address === undefined) return link?.remove()
  if (link) return link.setAttribute('href', address)
  const added = document.createElement('link')
  added.rel = 'canonical'
  added.href = address
  document.head.append(added)
}

function set(document: Document, selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
