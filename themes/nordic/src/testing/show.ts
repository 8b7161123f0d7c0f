import { showInShop, type Language, type ShowInShopOptions, type ShownPart } from '@vitrin/theme-kit/testing'
import type { ReactNode } from 'react'
import { ownTexts } from './own-texts'

/** Shows a part of nordic in a shop. `shopper` and `sets` have what the part reads of them. */
export function show(
  part: ReactNode,
  language: Language,
  shopper?: object,
  sets?: ShowInShopOptions['sets'],
): Promise<ShownPart> {
  return showInShop(part, {
    language,
    messages: ownTexts[language],
    ...(shopper && { shopper }),
    ...(sets && { sets }),
  })
}

/** What a part says in English and in Swedish. */
export async function textsOf(part: ReactNode, shopper?: object): Promise<readonly string[]> {
  const texts: string[] = []
  for (const language of ['en', 'sv'] as const) {
    const shown = await show(part, language, shopper)
    texts.push(shown.element.textContent)
    await shown.close()
  }
  return texts
}

/** Shows the screen of an address in Swedish, with what the CMS has. */
export function showScreen(
  screen: Parameters<typeof showInShop>[0],
  shop: Pick<ShowInShopOptions, 'config' | 'content' | 'sets' | 'url' | 'shopper'>,
): Promise<ShownPart> {
  return showInShop(screen, { language: 'sv', messages: ownTexts.sv, ...shop })
}
