import { observer, useFilterForm, useFilterLabel, useFinish, type ListingStore } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Check } from '../../ui/check'
import { Dot } from '../../ui/dot'
import { OpeningFacet } from './deferred-parts'

/** The id of the form beside the list. The filter sheet has a second form. */
export const FACETS_FORM = 'filters'

export interface FacetsProps {
  readonly listing: ListingStore
  readonly path: string
  readonly id?: string
}

/** Folded until it is used. */
const RARE_FACET = 'erin_recommends'

type Filter = ListingStore['filters'][number]

/** A GET form: with JavaScript each choice navigates at once, without it a button does. */
export const Facets = observer(function Facets({ listing, path, id }: FacetsProps) {
  const t = useText()
  const apply = useFilterForm(path, listing.query)
  return (
    <form
      id={id}
      className="facets"
      action={path}
      aria-label={t('listing.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <OpeningFacet listing={listing} />
      {listing.filters.map((filter) => (
        <Facet key={filter.code} filter={filter} onChange={apply} />
      ))}
      <noscript>
        <Button type="submit" small>
          {t('listing.applyFilters')}
        </Button>
      </noscript>
    </form>
  )
})

function Facet({ filter, onChange }: { readonly filter: Filter; readonly onChange: (form: HTMLFormElement) => void }) {
  const t = useText()
  const isPrice = filter.code === 'price'
  return (
    <details className="facet" open={filter.code !== RARE_FACET || filter.options.some(({ selected }) => selected)}>
      <summary>{isPrice ? t('listing.price') : (filter.label ?? filter.code)}</summary>
      <div className="facet-body">
        {filter.options.map((option) => (
          <FacetOption key={option.id} code={filter.code} option={option} onChange={onChange} />
        ))}
      </div>
    </details>
  )
}

interface FacetOptionProps {
  readonly code: string
  readonly option: Filter['options'][number]
  readonly onChange: (form: HTMLFormElement) => void
}

/** Ticked at once, so that the next quick choice counts this one too; the listing's word follows. */
function FacetOption({ code, option, onChange }: FacetOptionProps) {
  const { id, count, selected, single } = option
  const labelOf = useFilterLabel()
  const finishOf = useFinish()
  // The tick of the shopper counts until the listing itself changes this option.
  const [pending, setPending] = useState<{ readonly before: boolean; readonly checked: boolean }>()
  const checked = pending?.before === selected ? pending.checked : selected
  const finish = code === 'color' || code === 'glass' ? finishOf(id) : undefined
  return (
    <Check
      type="checkbox"
      name={code}
      value={id}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={({ currentTarget }) => {
        setPending({ before: selected, checked: currentTarget.checked })
        if (single && currentTarget.checked) uncheckOthers(currentTarget)
        if (currentTarget.form) onChange(currentTarget.form)
      }}
    >
      <span className="name">
        {finish && <Dot finish={finish} />}
        {labelOf(option)}
      </span>
      <span className="tally">{count}</span>
    </Check>
  )
}

/** A choice of this kind replaces the one before (contract §15.12). */
function uncheckOthers(chosen: HTMLInputElement): void {
  for (const other of chosen.form?.querySelectorAll<HTMLInputElement>(`input[name="${chosen.name}"]`) ?? []) {
    if (other !== chosen) other.checked = false
  }
}
