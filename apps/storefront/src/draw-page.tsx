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

  get keys(): readonly string[] {
    return [...this.#keys]
  }

  /** Draws a part, whose texts do not count for the request. */
  ofPart(draw: () => string): Markup {
    const ofRequest = this.#keys
    this.#keys = new Set()
    try {
      return { html: draw(), texts: this.keys }
    } finally {
      this.#keys = ofRequest
    }
  }
}

export interface DrawnPage {
  readonly html: string
  /** Keeps the markup of its parts for other pages; to be called when there is time. */
  readonly keepParts: () => void
}

export function drawPage(shop: ComponentProps<typeof ShopApp>, texts: UsedTexts, kept: KeptMarkup): DrawnPage {
  const { storefront, theme, navigator } = shop
  const markup = kept.ofPage(storefront.attributes.attributes)
  const drawn = drawElement(
    <StrictMode>
      <MarkupToShare value={markup.placeOf}>
        <ShopApp {...shop} />
      </MarkupToShare>
    </StrictMode>,
  )
  for (const key of markup.texts) texts.add(key)
  const html = markup.whole(drawn)
  const drawPart = (part: ReactElement): string =>
    drawElement(
      <ShopContexts storefront={storefront} theme={theme} navigator={navigator}>
        {part}
      </ShopContexts>,
    )
  return { html, keepParts: () => markup.keep(html, (part) => texts.ofPart(() => drawPart(part))) }
}

function drawElement(element: ReactElement): string {
  return renderToString(element).replace(PICTURE_LINKS, '')
}
