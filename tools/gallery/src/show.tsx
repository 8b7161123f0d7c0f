import { layOutAll } from '@vitrin/theme-kit/app'
import { askedState } from './address'
import { hydrate, renderedState } from './hydrate'
import { openShop } from './shop/open-shop'
import { LANGUAGES } from './shop/languages'
import { World } from './shop/world'
import { draw } from './draw'
import { settled } from './settled'
import { stateWith } from './states'
import { loadTheme, showTokens } from './themes'

declare global {
  /** Shows another state of the same theme in this document, as `show.html` with this query. For tools: it is quick. */
  var showState: (search: string) => Promise<void>
}

const html = document.documentElement
const asked = askedState(location.search)
/** What the state that is shown takes away with it. */
let endState: () => void = () => undefined

/** Draws one state. `data-state` of the document says when it is whole: tools wait for `ready` or `failed`. */
async function show({ state: id, language }: typeof asked): Promise<void> {
  const state = stateWith(id)
  html.lang = language
  const { theme } = await loadTheme(asked.theme)
  const world = new World(state.address ?? '/sv', LANGUAGES[language].storeId)
  state.arrange?.(world)
  const shop = await openShop(theme, language, world)
  const rendered = renderedState(document)
  const [root, unfollow] = [document.getElementById('root')!, followLinks(shop.navigator.push)]
  const drawn =
    rendered === undefined ? await draw(root, shop, theme, state.address) : await hydrate(root, shop, theme, rendered)
  // What is far below the first view counts, too.
  layOutAll(document)
  endState = () => {
    drawn.unmount()
    unfollow()
  }
  // The empty shell is what a shopper sees before anything else has come.
  if (state.address === undefined) return
  await state.prepare?.(await shop.start())
  await settled()
}

async function showAndSay(state: typeof asked): Promise<void> {
  try {
    await show(state)
    html.dataset['state'] = 'ready'
  } catch (error) {
    console.error(error)
    html.dataset['state'] = 'failed'
    document.body.append(error instanceof Error ? error.message : String(error))
  }
}

globalThis.showState = async (search) => {
  const next = await fetch(`show.html${search}`)
  const page = new DOMParser().parseFromString(await next.text(), 'text/html')
  endState()
  delete html.dataset['state']
  document.body.replaceChildren(...page.body.childNodes)
  window.scrollTo(0, 0)
  await showAndSay(askedState(search))
}

/** Addresses of content pages are plain links: they stay inside the gallery, too. */
function followLinks(go: (address: string) => void): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a[href^="/"]')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    go(link.getAttribute('href')!)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

const { look } = await loadTheme(asked.theme)
showTokens(asked.theme, look)
await showAndSay(asked)
