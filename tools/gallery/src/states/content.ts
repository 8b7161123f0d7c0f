import { screen, type GalleryState } from '../gallery-state'
import { submit } from '../shop/steps'
import type { World } from '../shop/world'

const noContent = ({ content }: World): void => {
  content.content = {}
}

/** Pages of texts. */
export const content: readonly GalleryState[] = [
  screen('cms-page', 'text', '/sv/i/leverans'),
  screen('static', 'text', '/sv/delivery'),
  screen('static', 'size guide', '/sv/size-guide'),
  screen('static', 'contact form', '/sv/contact'),
  screen('static', 'refused contact form', '/sv/contact', { prepare: () => submit('main form:has(textarea)') }),
  screen('company-info', 'first page', '/sv/foretag'),
  screen('company-info', 'empty', '/sv/foretag', { arrange: noContent }),
  screen('custom-solutions', 'pictures', '/sv/custom-solutions/snedtak'),
  screen('terms', 'first page', '/sv/kopvillkor'),
  screen('portfolio', 'many', '/sv/portfolio'),
  screen('portfolio', 'empty', '/sv/portfolio', { arrange: noContent }),
]
