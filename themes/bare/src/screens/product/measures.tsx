import { deferred, Link, observer, useLinks, useMessage, type ProductStore } from '@vitrin/theme-kit'
import type { ComponentType } from 'react'
import { Check } from '../../ui/field'
import { VariantValues } from './choices'
import { MeasureFields } from './measure-fields'

interface StoreProps {
  readonly store: ProductStore
}

const MeasureNote: ComponentType<StoreProps> = deferred(() => import('./measure-note'))
const SheetPlace: ComponentType<StoreProps> = deferred(() => import('./sheet-place'))

/** A standard size or own measures, and the drawing of the piece. */
export const Measures = observer(function Measures({ store }: StoreProps) {
  const t = useMessage()
  const links = useLinks()
  const { selection } = store
  const measures = selection?.model
  if (!measures) return null
  const sizes = selection.variantOptions.find(({ code }) => code === 'size')
  const standard = sizes && { ...sizes, values: sizes.values.filter(({ id }) => id !== measures.model.size_value) }
  return (
    <fieldset>
      <legend>{t('product.size')}</legend>
      <p>
        <Link to={links.content('measuring')}>{t('product.howToMeasure')}</Link>
      </p>
      {standard && standard.values.length > 0 && (
        <div className="choices">
          {(['standard', 'own'] as const).map((mode) => (
            <Check
              key={mode}
              type="radio"
              name="size-mode"
              value={mode}
              checked={measures.mode === mode}
              onChange={() => store.change((before) => before.setSizeMode(mode))}
            >
              {t(`product.${mode}`)}
            </Check>
          ))}
        </div>
      )}
      <MeasureNote store={store} />
      {measures.mode === 'own' ? (
        <MeasureFields store={store} measures={measures} />
      ) : (
        standard && <VariantValues store={store} option={standard} />
      )}
      <SheetPlace store={store} />
    </fieldset>
  )
})
