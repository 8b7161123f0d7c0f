import {
  Link,
  measuredThing,
  observer,
  useFormats,
  useLinks,
  useRememberedPiece,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useText, type TextKey } from '../../messages/use-text'

/**
 * Says what the measures are of, and leads to the page about such measures. While the page has no measures of its own,
 * it offers those of the last visit.
 */
export default observer(function MeasureNote({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const formats = useFormats()
  const links = useLinks()
  const remembered = useRememberedPiece(store)
  const measures = store.selection?.model
  if (!measures) return null
  if (remembered) {
    const size = remembered.lengths.map((length) => formats.number(length)).join(' × ')
    return (
      <p className="measure-note">
        <button type="button" className="link small" onClick={() => void remembered.resume().then(focusMeasures)}>
          {t('size.resume', { size })}
        </button>
      </p>
    )
  }
  const { of, clearance } = measuredThing(measures.model)
  const lengths = clearance.map(({ code, length }) => t(LESS[code], { length })).join(', ')
  const key = of === 'glass' ? 'size.ofGlass' : lengths ? 'size.ofOpeningLess' : 'size.ofOpening'
  return (
    <p className="measure-note hint">
      {t(key, { lengths })}{' '}
      {measures.mode === 'own' ? (
        <Link to={links.customSizes}>{t('sizes.aboutOwn')}</Link>
      ) : (
        <Link to={links.standardSizes}>{t('sizes.allStandard')}</Link>
      )}
    </p>
  )
})

const LESS: Readonly<Record<'width' | 'depth' | 'height' | 'diameter', TextKey>> = {
  width: 'size.lessWidth',
  depth: 'size.lessDepth',
  height: 'size.lessHeight',
  diameter: 'size.lessDiameter',
}

/** The button is gone: the focus moves to what it filled. */
function focusMeasures(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.buy .sizes input')?.focus())
}
