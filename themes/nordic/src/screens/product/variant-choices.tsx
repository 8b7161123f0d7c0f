import { observer, useFinish, type ProductStore, type VariantOption } from '@vitrin/theme-kit'
import { useCallback } from 'react'
import { useText } from '../../messages/use-text'
import { Swatch } from '../../ui/choice'
import { FinishSurcharge } from './deferred-parts'

/** Finish and other attributes of the variant. The size of a product with measures has its own group. */
export const VariantChoices = observer(function VariantChoices({ store }: { readonly store: ProductStore }) {
  const { variantOptions = [], model } = store.selection ?? {}
  const options = model ? variantOptions.filter(({ code }) => code !== 'size') : variantOptions
  return options.map((option) => <VariantGroup key={option.code} store={store} option={option} />)
})

export interface VariantGroupProps {
  readonly store: ProductStore
  readonly option: VariantOption
  /** Without fieldset and label, because a group around it has them. */
  readonly bare?: boolean
}

export function VariantGroup({ store, option: { code, label, values }, bare = false }: VariantGroupProps) {
  const t = useText()
  const finishOf = useFinish()
  const choose = useCallback((id: string) => store.change((selection) => selection.choose(code, id)), [store, code])
  const swatches = (
    <div className="swatches">
      {values.map((value) => (
        <Swatch
          key={value.id}
          name={code}
          value={value.id}
          label={value.label}
          note={
            value.stockState === 'out_of_stock'
              ? t('product.restock')
              : code === 'color' && <FinishSurcharge store={store} id={value.id} />
          }
          finish={code === 'color' ? finishOf(value.id) : undefined}
          out={value.stockState === 'out_of_stock' || !value.available}
          checked={value.selected}
          onChoose={choose}
        />
      ))}
    </div>
  )
  if (bare) return swatches
  return (
    <fieldset className="group">
      <legend className="visually-hidden">{label}</legend>
      <div className="top" aria-hidden="true">
        <b>{label}</b>
        <span>{values.find(({ selected }) => selected)?.label}</span>
      </div>
      {swatches}
    </fieldset>
  )
}
