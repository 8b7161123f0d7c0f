import { useLinks, useMessage, useNavigate } from '@vitrin/theme-kit'
import { Button } from '../ui/button'

/** A GET form that leads to the results. */
export function SearchForm({ term = '' }: { readonly term?: string }) {
  const t = useMessage()
  const links = useLinks()
  const navigate = useNavigate()
  return (
    <search>
      <form
        className="row"
        action={links.search()}
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          navigate(links.search(typeof typed === 'string' ? typed.trim() : ''))
        }}
      >
        <input
          type="search"
          name="q"
          defaultValue={term}
          maxLength={100}
          aria-label={t('search.label')}
          autoComplete="off"
        />
        <Button type="submit" main>
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}
