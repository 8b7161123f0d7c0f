import {
  Link,
  measuredThing,
  observer,
  useFormats,
  useLinks,
  useMessage,
  useRememberedPiece,
  type MessageKey,
  type ProductStore,
} from '@vitrin/theme-kit'
import { focusFirstField } from './page-notes'

const LESS: Readonly<Record<'width' | 'depth' | 'height' | 'diameter', MessageKey>> = {
  width: 'size.lessWidth',
  depth: 'size.lessDepth',
  height: 'size.lessHeight',
  diameter: 'size.lessDiameter',
}

/** What the measures are of. A page without measures of the shopper offers those of the last visit. */
export default observer(function MeasureNote({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const formats = useFormats()
  const links = useLinks()
  const remembered = useRememberedPiece(store)
  const measures = store.selection?.model
  if (!measures) return null
  if (remembered) {
    const size = remembered.lengths.map((length) => formats.number(length)).join(' × ')
    const resume = () => void remembered.resume().then(() => requestAnimationFrame(focusFirstField))
    return (
      <p>
        <button type="button" onClick={resume}>
          {t('size.resume', { size })}
        </button>
      </p>
    )
  }
  const { of, clearance } = measuredThing(measures.model)
  const lengths = clearance.map(({ code, length }) => t(LESS[code], { length })).join(', ')
  const key = of === 'glass' ? 'size.ofGlass' : lengths ? 'size.ofOpeningLess' : 'size.ofOpening'
  const isOwn = measures.mode === 'own'
  return (
    <p>
      <small>{t(key, { lengths })}</small>{' '}
      <Link to={isOwn ? links.customSizes : links.standardSizes}>
        {t(isOwn ? 'sizes.aboutOwn' : 'sizes.allStandard')}
      </Link>
    </p>
  )
})
