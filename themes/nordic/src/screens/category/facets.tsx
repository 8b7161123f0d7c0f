import { observer, useFilterForm, useFilterLabel, useFinish, type ListingStore, type Opening } from '@vitrin/theme-kit'
import { useState } from 'react'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'
import { Check } from '../../ui/choice'
import { classNames } from '../../ui/class-names'
import { Dot } from '../../ui/dot'
import { OpeningFacet } from './opening-facet'

export const FACETS_FORM = 'filters'

export interface FacetsProps {
  readonly listing: ListingStore
  readonly path: string
  readonly opening: Opening | undefined
  /** On narrow screens they stand behind a button. */
  readonly open: boolean
}

/** Folded until it is used. */
const RARE_FACET = 'erin_recommends'

type Filter = ListingStore['filters'][number]

/** A GET form: with JavaScript each choice navigates at once, without it a button does. */
export const Facets = observer(function Facets({ listing, path, opening, open }: FacetsProps) {
  const t = useText()
  const apply = useFilterForm(path)
  const typed = (measure: keyof Opening) => String(opening?.[measure] ?? listing.query[measure]?.[0] ?? '')
  return (
    <form
      id={FACETS_FORM}
      className={classNames('facets', open && 'is-open')}
      action={path}
      aria-label={t('listing.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      {(opening || listing.products.some(({ made_to_measure: model }) => model)) && (
        <OpeningFacet typed={{ width: typed('width'), height: typed('height') }} />
      )}
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
