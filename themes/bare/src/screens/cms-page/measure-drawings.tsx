import { useMessage } from '@vitrin/theme-kit'
import { SizeGuide } from '../../parts/size-guide'

export default function MeasureDrawings() {
  const t = useMessage()
  return (
    <section aria-labelledby="measure-drawings">
      <h2 id="measure-drawings">{t('shell.measuring')}</h2>
      <p>{t('sizeGuide.lead')}</p>
      <SizeGuide />
    </section>
  )
}
