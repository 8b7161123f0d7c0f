import { observer, type SearchStore } from '@vitrin/theme-kit'
import { useId } from 'react'
import { useText } from '../messages/use-text'

export interface RecentSearchesProps {
  readonly search: SearchStore
  readonly onPick: (term: string) => void
  readonly onClear: () => void
}

/** Earlier search terms, shown while the field holds too little to search for. */
export const RecentSearches = observer(function RecentSearches({ search, onPick, onClear }: RecentSearchesProps) {
  const t = useText()
  const id = useId()
  const { terms } = search.recent
  if (terms.length === 0 || (search.term && !search.tooShort)) return null
  return (
    <div className="search-recent">
      <h2 id={id}>{t('search.recent')}</h2>
      <ul aria-labelledby={id}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" className="chip is-plain" onClick={() => onPick(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link link-quiet small" aria-describedby={id} onClick={onClear}>
        {t('search.forget')}
      </button>
    </div>
  )
})
