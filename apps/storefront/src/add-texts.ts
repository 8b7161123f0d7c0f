import type { Storefront } from '@vitrin/storefront'
import { theme } from './create-app'
import { allMessages } from './messages'

/** Adds the texts that the page was sent without. */
export async function addTexts(storefront: Storefront): Promise<void> {
  const { i18n } = storefront
  i18n.add(await allMessages(theme, i18n.locale))
}
