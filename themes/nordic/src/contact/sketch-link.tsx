import { observer, useStorefront } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'
import { AskLink } from './ask-link'

/** Sends a picture or a sketch from a page about measures. */
export default observer(function SketchLink() {
  const t = useText()
  const page = useStorefront().pages.current?.url
  return (
    <p>
      <AskLink about={{ ...(page !== undefined && { page }) }}>{t('contact.sketch')}</AskLink>
    </p>
  )
})
