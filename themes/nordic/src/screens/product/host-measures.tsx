import { Link, observer, useFinish, useLinks, type ProductStore } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { ChoiceGroup } from './choice-group'
import { MeasureFields } from './deferred-parts'

/** Measures and choices of a piece that the host prices. */
export default observer(function HostMeasures({ store }: { readonly store: ProductStore }) {
  const t = useText()
  const links = useLinks()
  const finishOf = useFinish()
  const measurement = store.selection?.measurement
  const measures = measurement?.by === 'host' ? measurement : undefined
  const values = measures?.form?.choices.flatMap((choice) => choice.values) ?? []
  const finish = (valueId: string) =>
    finishOf(values.find(({ option_type_id }) => String(option_type_id) === valueId)?.id ?? '')
  return (
    <>
      <fieldset className="group">
        <legend className="visually-hidden">{t('product.own')}</legend>
        <div className="top">
          <b aria-hidden="true">{t('product.own')}</b>
          <Link to={links.content('measuring')}>{t('product.howToMeasure')}</Link>
        </div>
        {measures?.form ? (
          <MeasureFields store={store} measures={measures} />
        ) : (
          // The price says why the measures could not be fetched.
          !measures?.failure && <p className="hint">{t('size.fetching')}</p>
        )}
      </fieldset>
      {measures?.options.map((option) => (
        <ChoiceGroup
          key={option.id}
          option={option}
          finish={finish}
          onChoose={(id, value) => store.change((selection) => selection.chooseOption(id, value))}
        />
      ))}
    </>
  )
})
