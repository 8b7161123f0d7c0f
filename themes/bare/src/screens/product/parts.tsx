import {
  listPrice,
  observer,
  useFormats,
  useLinks,
  useMessage,
  type BundleOptionView,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useId } from 'react'
import { Quantity } from '../../parts/quantity'
import { Check, describedBy, SelectField } from '../../ui/field'
import { FieldError } from '../../ui/note'
import { Price } from '../../ui/price'

export interface PartsProps {
  readonly store: ProductStore
  /** The fields of bundles that must be filled in. */
  readonly missing: ReadonlySet<string>
}

/** The choices of a bundle, the parts of a group, and links to the variants for browsers without JavaScript. */
export default observer(function Parts({ store, missing }: PartsProps) {
  const { bundleOptions = [], parts = [] } = store.selection ?? {}
  return (
    <>
      {bundleOptions.map((option) => (
        <BundleOption
          key={option.id}
          store={store}
          option={option}
          isMissing={missing.has(`bundle_options_${option.id}`)}
        />
      ))}
      {parts.length > 0 && <Group store={store} />}
      <VariantLinks store={store} />
    </>
  )
})

interface BundleOptionProps {
  readonly store: ProductStore
  readonly option: BundleOptionView
  readonly isMissing: boolean
}

function BundleOption({ store, option, isMissing }: BundleOptionProps) {
  const t = useMessage()
  const { id, qty, canChangeQty, links } = option
  const chosen = links.filter(({ selected }) => selected)
  const error = isMissing ? t(chosen.length > 0 ? 'validation.greaterThanZero' : 'validation.required') : undefined
  const choose = (linkIds: readonly string[], quantity?: number) =>
    store.change((before) => before.chooseBundle(id, linkIds, quantity))
  const Links = option.type === 'select' ? SelectLink : CheckLinks
  return (
    <div>
      <Links option={option} error={error} onChoose={choose} />
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
}

interface LinksProps {
  readonly option: BundleOptionView
  readonly error: string | undefined
  readonly onChoose: (linkIds: readonly string[]) => void
}

function SelectLink({ option: { title, required, links }, error, onChoose }: LinksProps) {
  const t = useMessage()
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

function CheckLinks({ option: { id, title, required, isMany, links }, error, onChoose }: LinksProps) {
  const t = useMessage()
  const named = useNamedPrice()
  const errorId = useId()
  const chosen = links.flatMap((link) => (link.selected ? [link.id] : []))
  const others = (link: string) => chosen.filter((other) => other !== link)
  return (
    <fieldset>
      <legend>{title}</legend>
      {links.map((link) => (
        <Check
          key={link.id}
          type={isMany ? 'checkbox' : 'radio'}
          name={`bundle-${id}`}
          {...describedBy(errorId, { error })}
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

/** R5.04: each part of a group is bought on its own. */
const Group = observer(function Group({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  return (
    <fieldset>
      <legend>{t('product.together')}</legend>
      {store.selection?.parts.map((part) => (
        <div key={part.sku} className="row">
          <span>
            {part.name} <Price price={listPrice(part)} />
          </span>
          <Quantity
            value={part.qty ?? 1}
            name={part.name}
            onChange={(qty) => store.change((before) => before.setPartQty(part.sku, qty))}
          />
        </div>
      ))}
    </fieldset>
  )
})

const VariantLinks = observer(function VariantLinks({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const links = useLinks()
  const { parent, selection } = store
  if (!parent?.configurable_children) return null
  const nameOf = (child: Readonly<Record<string, unknown>>) =>
    (selection?.variantOptions ?? [])
      .flatMap(({ code, values }) => values.find(({ id }) => id === String(child[code]))?.label ?? [])
      .join(', ')
  return (
    <noscript>
      <ul>
        {parent.configurable_children.map((child) => (
          <li key={child.sku}>
            <a href={links.product({ ...parent, parentSku: parent.sku, sku: child.sku })}>
              {t('product.showVariant', { variant: nameOf(child) })}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
})
