import {
  deferred,
  Link,
  observer,
  useFilterForm,
  useFilterLabel,
  useLinks,
  useMessage,
  type ListingStore,
} from '@vitrin/theme-kit'
import { useState, type ComponentType } from 'react'
import { Button } from '../../ui/button'
import { Check } from '../../ui/field'
import type { OpeningFilterProps } from './opening-filter'

const OpeningFilter: ComponentType<OpeningFilterProps> = deferred(() => import('./opening-filter'))

/** The id of the form; the order of the products belongs to it, too. */
export const FILTERS = 'filters'

export interface FiltersProps {
  readonly listing: ListingStore
  readonly path: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

type Filter = ListingStore['filters'][number]

/** A GET form: with JavaScript each choice counts at once, without it a button sends them. */
export const Filters = observer(function Filters({ listing, path, isOpen, onClose }: FiltersProps) {
  const t = useMessage()
  const links = useLinks()
  const apply = useFilterForm(path, listing.query)
  return (
    <form
      id={FILTERS}
      className={isOpen ? 'open' : undefined}
      action={path}
      aria-label={t('listing.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <OpeningFilter listing={listing} />
      {listing.filters.map((filter) => (
        <fieldset key={filter.code}>
          <legend>{filter.code === 'price' ? t('listing.price') : (filter.label ?? filter.code)}</legend>
          {filter.options.map((option) => (
            <Choice key={option.id} code={filter.code} option={option} onChange={apply} />
          ))}
        </fieldset>
      ))}
      <noscript>
        <Button type="submit">{t('listing.applyFilters')}</Button>
      </noscript>
      {isOpen && (
        <Button main onClick={onClose}>
          {t('listing.show', { count: listing.total })}
        </Button>
      )}
      <p>
        <Link to={links.content('measuring')}>{t('listing.unsure')}</Link>
      </p>
    </form>
  )
})

interface ChoiceProps {
  readonly code: string
  readonly option: Filter['options'][number]
  readonly onChange: (form: HTMLFormElement) => void
}

/** Ticked at once, so that the next quick choice counts this one too; then the listing decides. */
function Choice({ code, option, onChange }: ChoiceProps) {
  const { id, count, selected, single } = option
  const labelOf = useFilterLabel()
  const [pending, setPending] = useState<{ readonly before: boolean; readonly checked: boolean }>()
  const checked = pending?.before === selected ? pending.checked : selected
  return (
    <Check
      type="checkbox"
      name={code}
      value={id}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={({ currentTarget: box }) => {
        setPending({ before: selected, checked: box.checked })
        // A choice of this kind replaces the one before (contract §15.12).
        if (single && box.checked)
          for (const other of box.form?.querySelectorAll<HTMLInputElement>(`input[name="${code}"]`) ?? [])
            other.checked = other === box
        if (box.form) onChange(box.form)
      }}
    >
      {labelOf(option)} <small>{count}</small>
    </Check>
  )
}
