import { observer, useMessage, useStorefront } from '@vitrin/theme-kit'
import { AskLink } from '../../parts/ask-link'

/** Sends a picture or a sketch from a page about measures. */
export default observer(function SketchLink() {
  const t = useMessage()
  const page = useStorefront().pages.current?.url
  return (
    <p>
      <AskLink about={{ ...(page !== undefined && { page }) }}>{t('contact.sketch')}</AskLink>
    </p>
  )
})
