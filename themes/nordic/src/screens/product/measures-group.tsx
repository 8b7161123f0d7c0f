import { Link, observer, useLinks, type ModelMeasurement, type ProductStore } from '@vitrin/theme-kit'
import { useCallback } from 'react'
import { useText } from '../../messages/use-text'
import { Segmented } from '../../ui/choice'
import { MeasureFields, MeasureNote, Sheet, SheetActions } from './deferred-parts'
import { VariantGroup } from './variant-choices'

/** The choice of a standard size or own measures, and the drawing of the piece. */
export const MeasuresGroup = observer(function MeasuresGroup({
  store,
  measures,
}: {
  readonly store: ProductStore
  readonly measures: ModelMeasurement
}) {
  const t = useText()
  const links = useLinks()
  const chooseMode = useCallback(
    (mode: string) => store.change((selection) => selection.setSizeMode(mode === 'own' ? 'own' : 'standard')),
    [store],
  )
  const sizes = store.selection?.variantOptions.find(({ code }) => code === 'size')
  const standard = sizes && { ...sizes, values: sizes.values.filter(({ id }) => id !== measures.model.size_value) }
  const modes = [
    { value: 'standard', label: t('product.standard') },
    { value: 'own', label: t('product.own') },
  ]
  return (
    <fieldset className="group">
      <legend className="visually-hidden">{t('product.size')}</legend>
      <div className="top">
        <b aria-hidden="true">{t('product.size')}</b>
        <Link to={links.content('measuring')}>{t('product.howToMeasure')}</Link>
      </div>
      {standard && standard.values.length > 0 && (
        <Segmented name="size-mode" value={measures.mode} options={modes} onChoose={chooseMode} />
      )}
      <MeasureNote store={store} />
      {measures.mode === 'own' ? (
        <MeasureFields store={store} measures={measures} />
      ) : (
        standard && <VariantGroup store={store} option={standard} bare />
      )}
      <Sheet store={store} />
      <SheetActions store={store} />
    </fieldset>
  )
})
