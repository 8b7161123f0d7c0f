import { useStorefront } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** Opens the choice of languages. A shop with one store view has none. */
export function LanguageButton() {
  const t = useText()
  const { config, ui } = useStorefront()
  const { storeView, storeViews = [] } = config
  const current = storeViews.find(({ storeCode }) => storeCode === storeView.storeCode)
  if (!current || storeViews.length < 2) return null
  return (
    <button type="button" className="link link-quiet" onClick={() => ui.openModal('languages')}>
      {t('languages.open', { name: current.name })}
    </button>
  )
}
