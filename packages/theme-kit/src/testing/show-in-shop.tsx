import { DEFAULT_CATALOG_CONFIG } from '@vitrin/catalog'
import { FakeSearchGateway, FakeStockGateway } from '@vitrin/catalog/testing'
import { FakeContentGateway, FakeHtmlSanitizer, FakeStaticContent, type CmsContent } from '@vitrin/content/testing'
import type { Messages } from '@vitrin/i18n'
import { shopTexts, swedishView } from '@vitrin/i18n/testing'
import { ManualClock, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { FakeUrlGateway } from '@vitrin/routing/testing'
import { createStorefront, openContent, type Shopper, type Storefront, type StorefrontConfig } from '@vitrin/storefront'
import { enableStaticRendering } from 'mobx-react-lite'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadDeferred } from '../deferred'
import { ShopProvider } from '../storefront-context'
import type { Page } from '../stores'

export type Language = keyof typeof shopTexts

export interface ShowInShopOptions {
  readonly language: Language
  /** The theme's own texts in that language. */
  readonly messages: Messages
  /** What the part reads of the shopper's part; without it that part is not loaded yet. */
  readonly shopper?: object
  /** What the CMS has. */
  readonly content?: CmsContent
  /** The static sets of the shop. */
  readonly sets?: ConstructorParameters<typeof FakeStaticContent>[0]
  /** The views between which the shopper can choose. */
  readonly storeViews?: StorefrontConfig['storeViews']
  /** The address of the page to show. */
  readonly url?: string
  /** Settings of the shop that differ from the usual ones. */
  readonly config?: Partial<StorefrontConfig>
}

export interface ShownPart {
  readonly element: HTMLElement
  readonly storefront: Storefront
  readonly content: ReturnType<typeof openContent>
  readonly clock: ManualClock
  /** Types into a field. */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  readonly submit: () => Promise<void>
  /** Does something that changes what is shown. */
  readonly does: (action: () => void) => Promise<void>
  readonly close: () => Promise<void>
}

/** Shows one part of a theme, or the screen of a page, in a shop with an empty catalogue. The test brings the DOM. */
export async function showInShop(
  part: ReactNode | ((page: Page) => ReactNode),
  { language, messages, shopper, content, sets, storeViews, url, config }: ShowInShopOptions,
): Promise<ShownPart> {
  // The server's render, which other tests use, switches this on for the whole process.
  enableStaticRendering(false)
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  react.IS_REACT_ACT_ENVIRONMENT = true
  const clock = new ManualClock()
  const storefront = createStorefront({
    config: {
      shopName: 'Test',
      storeView: swedishView,
      storeViews,
      mediaBaseUrl: '',
      catalog: DEFAULT_CATALOG_CONFIG,
      routedViews: { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true },
      ...config,
    },
    gateways: {
      search: new FakeSearchGateway(),
      stock: new FakeStockGateway({}),
      urls: new FakeUrlGateway({}),
      content: new FakeContentGateway(content),
      staticFiles: new FakeStaticContent(sets),
    },
    messages: { ...shopTexts[language], ...messages },
    sanitizer: new FakeHtmlSanitizer(),
    clock,
    ids: new SequentialIds(),
    logger: new RecordingLogger(),
    ...(shopper && { loadShopper: async () => shopper as Shopper }),
  })
  if (shopper) await storefront.whenShopper()
  if (content || sets) await openContent(storefront).load()
  if (url !== undefined) await openPage(storefront, url)
  const { current } = storefront.pages
  const children = typeof part === 'function' ? current && part(current) : part
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const shown = <ShopProvider storefront={storefront}>{children}</ShopProvider>
  await act(async () => root.render(shown))
  await act(async () => {
    await loadDeferred()
  })
  const find = (selector: string): HTMLElement => {
    const found = element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No ${selector} in ${element.innerHTML}`)
    return found
  }
  return {
    element,
    storefront,
    content: openContent(storefront),
    clock,
    type: (selector, text) =>
      act(async () => {
        const input = find(selector)
        // React watches the property of the element itself, so the text is set through the prototype.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    click: (selector) => act(async () => find(selector).click()),
    submit: () =>
      act(async () => {
        find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      }),
    does: (action) => act(async () => action()),
    async close() {
      await act(async () => root.unmount())
      element.remove()
      delete react.IS_REACT_ACT_ENVIRONMENT
    },
  }
}

async function openPage({ pages }: Storefront, url: string): Promise<void> {
  const opened = await pages.open(url)
  if (!('page' in opened)) throw new Error(`${url} leads to ${opened.redirect.to}`)
  pages.show(opened.page)
}
