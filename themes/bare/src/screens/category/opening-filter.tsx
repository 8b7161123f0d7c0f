import { observer, parseOpeningLength, useMessage, type ListingStore, type TypedOpening } from '@vitrin/theme-kit'
import { useState, type FocusEvent } from 'react'
import { OpeningFields } from '../../parts/opening-fields'

export interface OpeningFilterProps {
  readonly listing: ListingStore
}

/** What fits an opening. Shown where something is made to measure, or to take the opening back. */
export default observer(function OpeningFilter({ listing }: OpeningFilterProps) {
  const { opening, query, openingIssue, products } = listing
  const inAddress = (code: 'width' | 'height') => String(opening?.[code] ?? query[code]?.[0] ?? '')
  const isShown = opening || openingIssue || products.some(({ made_to_measure: model }) => model)
  return isShown ? <Fields applied={{ width: inAddress('width'), height: inAddress('height') }} /> : null
})

function Fields({ applied }: { readonly applied: TypedOpening }) {
  const t = useMessage()
  const [typed, setTyped] = useState(applied)
  const [before, setBefore] = useState(applied)
  if (before.width !== applied.width || before.height !== applied.height) {
    setBefore(applied)
    setTyped(applied)
  }
  /** "87,3 cm" becomes 873 when the field is left. One measure alone, or a wrong one, is not sent. */
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const length = parseOpeningLength(target.value)
    const left = { ...typed, [target.name]: length.ok ? String(length.value) : target.value.trim() }
    setTyped(left)
    if (left.width === applied.width && left.height === applied.height) return
    const texts = [left.width, left.height]
    if (!texts.every((text) => parseOpeningLength(text).ok) && !texts.every((text) => text === '')) return
    // The form is read before React shows the new text.
    target.value = left[target.name as keyof TypedOpening]
    target.form?.requestSubmit()
  }
  return (
    <fieldset>
      <legend>{t('listing.opening')}</legend>
      <OpeningFields typed={typed} onType={setTyped} onLeave={leave} optional />
    </fieldset>
  )
}
