import {
  deferred,
  observer,
  useMessage,
  useSurcharge,
  valueSurcharge,
  type CustomOptionView,
  type ProductStore,
  type VariantOption,
} from '@vitrin/theme-kit'
import { useId, type ComponentType } from 'react'
import { Check, describedBy } from '../../ui/field'
import { FieldError } from '../../ui/note'

export interface CustomOptionProps {
  readonly option: CustomOptionView
  readonly error?: string | undefined
  readonly onChoose: (optionId: string, value: string) => void
}

const OtherOption: ComponentType<CustomOptionProps> = deferred(() => import('./other-option'))

/** Finish and other attributes. The size of a piece with measures is among those. */
export const VariantChoices = observer(function VariantChoices({ store }: { readonly store: ProductStore }) {
  const { variantOptions = [], model } = store.selection ?? {}
  return variantOptions
    .filter(({ code }) => !model || code !== 'size')
    .map((option) => (
      <fieldset key={option.code}>
        <legend>{option.label}</legend>
        <VariantValues store={store} option={option} />
      </fieldset>
    ))
})

interface VariantValuesProps {
  readonly store: ProductStore
  readonly option: VariantOption
}

/** What is out of stock can still be chosen, and says so. */
export const VariantValues = observer(function VariantValues({ store, option: { code, values } }: VariantValuesProps) {
  const t = useMessage()
  const surcharge = useSurcharge()
  const { selection } = store
  return (
    <div className="choices">
      {values.map(({ id, label, stockState, selected }) => (
        <Check
          key={id}
          type="radio"
          name={code}
          value={id}
          checked={selected}
          onChange={() => store.change((before) => before.choose(code, id))}
        >
          {label}{' '}
          <small>
            {stockState === 'out_of_stock'
              ? t('product.restock')
              : code === 'color' && selection && surcharge({ surcharge: valueSurcharge(selection, code, id) })}
          </small>
        </Check>
      ))}
    </div>
  )
})

/** One option of the product with the control of its type (contract §3.2). */
export function CustomOption({ option, error, onChoose }: CustomOptionProps) {
  const t = useMessage()
  const surcharge = useSurcharge()
  const id = useId()
  if (option.type !== 'radio') return <OtherOption option={option} error={error} onChoose={onChoose} />
  const radio = { type: 'radio', name: `option-${option.id}`, ...describedBy(id, { error }) } as const
  const isChosen = option.values.some(({ selected }) => selected)
  return (
    <fieldset>
      <legend>{option.title}</legend>
      <div className="choices">
        {option.values.map((value) => (
          <Check
            key={value.id}
            {...radio}
            value={value.id}
            checked={value.selected}
            onChange={() => onChoose(option.id, value.id)}
          >
            {value.title} <small>{surcharge(value)}</small>
          </Check>
        ))}
        {!option.required && (
          <Check {...radio} checked={!isChosen} onChange={() => onChoose(option.id, '')}>
            {t('product.chooseNone')}
          </Check>
        )}
      </div>
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </fieldset>
  )
}
