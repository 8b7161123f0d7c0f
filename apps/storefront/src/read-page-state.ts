import type { PageState } from './page-state'

/** The JSON block of the page. Documents hold no scripts, so the block cannot be one of theirs. */
function stateBlock(page: Pick<Document, 'querySelector'>): HTMLElement {
  return page.querySelector<HTMLElement>('script[type="application/json"]#state')!
}

export function readPageState(page: Pick<Document, 'querySelector'>): PageState {
  return JSON.parse(stateBlock(page).textContent) as PageState
}

/**
 * Asks for the files of the parts that hydrate after the page, all at once: the parts import each other, so the browser
 * would find the files one after another. Not before, because the first paint needs the line.
 */
export function fetchSoon(page: Document): void {
  const files = stateBlock(page)
    .dataset['soon']!.split(' ')
    .filter((file) => file !== '')
  const links = files.map((file) => {
    const link = page.createElement('link')
    link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    link.href = file
    return link
  })
  page.head.append(...links)
}
