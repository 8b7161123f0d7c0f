import SizeGuide from './size-guide'
import { useText } from '../messages/use-text'

/** The drawings of the size guide, below the text of its page. */
export default function MeasureDrawings() {
  const t = useText()
  return (
    <section className="measure-drawings" aria-labelledby="measure-drawings">
      <h2 id="measure-drawings">{t('shell.measuring')}</h2>
      <p className="muted">{t('sizeGuide.lead')}</p>
      <SizeGuide />
    </section>
  )
}
