import { useLinks, useNavigate } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'

/** A GET form that leads to the results; it works without JavaScript too. */
export function SearchForm({ term = '' }: { readonly term?: string }) {
  const t = useText()
  const links = useLinks()
  const navigate = useNavigate()
  return (
    <search>
      <form
        className="error-search"
        action={links.search()}
        onSubmit={(event) => {
          event.preventDefault()
          navigate(links.search((new FormData(event.currentTarget).get('q') as string).trim()))
        }}
      >
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={term}
          maxLength={100}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          autoComplete="off"
        />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  )
}
