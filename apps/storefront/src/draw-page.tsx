import { MarkupToShare, ShopApp, ShopContexts } from '@vitrin/theme-kit/app'
import { StrictMode, type ComponentProps, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { KeptMarkup, Markup } from './kept-markup'

/**
 * React puts links to the pictures of the first view right before them, where browsers find the pictures anyway. A slow
 * one that reads the picture first reports the link as never used.
 */
const PICTURE_LINKS = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** The texts that one request uses. */
export class UsedTexts {
  #keys = new Set<string>()

  readonly add = (key: string): void => {
    this.#keys.add(key)
  }

  /** Draws, and says which texts that took. */
  drawn(element: ReactElement): Markup {
    this.#keys = new Set()
    const html = renderToString(element).replace(PICTURE_LINKS, '')
    return { html, texts: [...this.#keys] }
  }
}

export interface DrawnPage extends Markup {
  /** Keeps the markup of its parts for other pages; to be called when there is time. */
  readonly keepParts: () => void
}

export function drawPage(shop: ComponentProps<typeof ShopApp>, texts: UsedTexts, kept: KeptMarkup): DrawnPage {
  const { storefront, theme, navigator } = shop
  const markup = kept.ofPage(storefront.attributes.attributes)
  const drawn = texts.drawn(
    <StrictMode>
      <MarkupToShare value={markup.placeOf}>
        <ShopApp {...shop} />
      </MarkupToShare>
    </StrictMode>,
  )
  const page = markup.whole(drawn)
  return {
    ...page,
    keepParts: () =>
      markup.keep(page.html, (part) =>
        texts.drawn(
          <ShopContexts storefront={storefront} theme={theme} navigator={navigator}>
            {part}
          </ShopContexts>,
        ),
      ),
  }
}
