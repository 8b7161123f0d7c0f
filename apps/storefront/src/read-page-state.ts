import type { PageState } from './page-state'

/** Reads the JSON block of the page. Documents hold no scripts, so the block cannot be one of theirs. */
export function readPageState(page: Pick<Document, 'querySelector'>): PageState {
  return JSON.parse(page.querySelector('script[type="application/json"]#state')!.textContent) as PageState
}
