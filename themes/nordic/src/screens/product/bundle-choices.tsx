import { observer, useFormats, type BundleOptionView, type ProductStore } from '@vitrin/theme-kit'
import { useId } from 'react'
import { Quantity } from '../../components/quantity'
import { useText } from '../../messages/use-text'
import { Check } from '../../ui/check'
import { describedBy } from '../../ui/described-by'
import { SelectField } from '../../ui/field'
import { FieldError } from '../../ui/field-error'

export interface BundleChoicesProps {
  readonly store: ProductStore
  /** Choices that are missing, as `bundle_options_<id>`. */
  readonly missing: ReadonlySet<string>
}

/** The choices of a bundle, each with the control of its type (contract §3.3). */
export default observer(function BundleChoices({ store, missing }: BundleChoicesProps) {
  const t = useText()
  return store.selection?.bundleOptions.map((option) => {
    const { id, qty, canChangeQty, links } = option
    const chosen = links.filter(({ selected }) => selected)
    const error = missing.has(`bundle_options_${id}`)
      ? t(chosen.length > 0 ? 'validation.greaterThanZero' : 'validation.required')
      : undefined
    const choose = (linkIds: readonly string[], quantity?: number) =>
      store.change((selection) => selection.chooseBundle(id, linkIds, quantity))
    return (
      <div key={id} className="part">
        {option.type === 'select' ? (
          <SelectLink option={option} error={error} onChoose={choose} />
        ) : (
          <Links option={option} error={error} onChoose={choose} />
        )}
        {canChangeQty && (
          <Quantity
            value={qty}
            name={chosen.map(({ name }) => name).join(', ')}
            onChange={(next) =>
              choose(
                chosen.map((link) => link.id),
                next,
              )
            }
          />
        )}
      </div>
    )
  })
})

interface LinksProps {
  readonly option: BundleOptionView
  readonly error: string | undefined
  readonly onChoose: (linkIds: readonly string[]) => void
}

/** An optional choice can be undone. */
function SelectLink({ option: { title, required, links }, error, onChoose }: LinksProps) {
  const t = useText()
  const named = useNamedPrice()
  const chosen = links.find(({ selected }) => selected)
  return (
    <SelectField
      label={title}
      error={error}
      value={chosen?.id ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? [] : [target.value])}
    >
      {(!required || !chosen) && <option value="">{t(required ? 'product.chooseValue' : 'product.chooseNone')}</option>}
      {links.map((link) => (
        <option key={link.id} value={link.id}>
          {named(link)}
        </option>
      ))}
    </SelectField>
  )
}

function Links({ option: { id, title, required, isMany, links }, error, onChoose }: LinksProps) {
  const t = useText()
  const named = useNamedPrice()
  const errorId = useId()
  const described = describedBy(errorId, { error })
  const chosen = links.flatMap((link) => (link.selected ? [link.id] : []))
  const others = (link: string) => chosen.filter((other) => other !== link)
  return (
    <fieldset className="group">
      <legend className="label">{title}</legend>
      {links.map((link) => (
        <Check
          key={link.id}
          type={isMany ? 'checkbox' : 'radio'}
          name={`bundle-${id}`}
          {...described}
          checked={link.selected}
          onChange={({ target }) =>
            onChoose(isMany ? [...others(link.id), ...(target.checked ? [link.id] : [])] : [link.id])
          }
        >
          {named(link)}
        </Check>
      ))}
      {!isMany && !required && (
        <Check type="radio" name={`bundle-${id}`} checked={chosen.length === 0} onChange={() => onChoose([])}>
          {t('product.chooseNone')}
        </Check>
      )}
      {error && <FieldError id={`${errorId}-e`}>{error}</FieldError>}
    </fieldset>
  )
}

function useNamedPrice(): (link: BundleOptionView['links'][number]) => string {
  const formats = useFormats()
  return ({ name, price }) => (price === undefined ? name : `${name}, ${formats.money(price)}`)
}
