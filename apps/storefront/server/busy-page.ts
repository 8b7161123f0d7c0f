import { klarglas } from '../config/klarglas'
import { textsOf } from '../config/languages'
import { STORE_VIEWS } from '../config/store-views'

const BUSY = 'The shop is busy. Please wait and try again.'

/** A page for a shop that cannot render one, in the language of the view that the address begins with. */
export async function busyPage(url: string): Promise<string> {
  const [, code] = url.split(/[/?]/)
  const view = STORE_VIEWS.find(({ storeView }) => storeView.storeCode === code) ?? STORE_VIEWS[0]
  const locale = view?.storeView.i18n.defaultLocale ?? klarglas.storeView.i18n.defaultLocale
  const translated = await textsOf(locale).host?.()
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Klarglas</title>
<p>${translated?.hostSentences[BUSY] ?? BUSY}</p>
</html>
`
}
