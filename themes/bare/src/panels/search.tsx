import {
  findCategory,
  Link,
  menuCategories,
  observer,
  useClosePanel,
  useLinks,
  useMessage,
  useSearchPanel,
  useStorefront,
  type SearchStore,
} from '@vitrin/theme-kit'
import { useEffect, useId } from 'react'
import { FoundPages } from '../parts/found-pages'
import { ProductList } from '../parts/product-list'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

const FIRST = 8

type SearchPanel = ReturnType<typeof useSearchPanel>

/** Categories, products and pages for what is typed, from three letters on. */
export default observer(function Search() {
  const t = useMessage()
  const close = useClosePanel()
  const links = useLinks()
  const panel = useSearchPanel()
  const { search, status, text, field } = panel
  useEffect(() => field.current?.focus(), [field])
  return (
    <Dialog title={t('search.title')} shape="page" closeLabel={t('search.close')} onClose={close}>
      <search>
        <form
          className="row"
          action={links.search()}
          onSubmit={(event) => {
            event.preventDefault()
            panel.submit()
          }}
        >
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={t('search.label')}
            value={text}
            autoComplete="off"
            onChange={({ target }) => panel.type(target.value)}
            // The browser would only empty the field at the first press.
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
          <Button type="submit" main>
            {t('search.submit')}
          </Button>
        </form>
      </search>
      {/* A press on a link of a result bubbles up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={panel.onPress}>{search ? <Found search={search} panel={panel} /> : <output>{status}</output>}</div>
    </Dialog>
  )
})

interface FoundProps {
  readonly search: SearchStore
  readonly panel: SearchPanel
}

const Found = observer(function Found({ search, panel }: FoundProps) {
  const t = useMessage()
  const links = useLinks()
  const id = useId()
  const { categories } = useStorefront()
  const { products, recent, term, tooShort, pages } = search
  const found = search.categories.flatMap(({ category_id }) => findCategory(categories.tree, category_id) ?? [])
  const isRecent = recent.terms.length > 0 && (!term || tooShort)
  return (
    <>
      {isRecent && (
        <div className="row">
          <h3 id={id}>{t('search.recent')}</h3>
          <ul className="row" aria-labelledby={id}>
            {recent.terms.map((earlier) => (
              <li key={earlier}>
                <Button onClick={() => panel.pick(earlier)}>{earlier}</Button>
              </li>
            ))}
          </ul>
          <Button aria-describedby={id} onClick={panel.forget}>
            {t('search.forget')}
          </Button>
        </div>
      )}
      <p>
        <output>{panel.status}</output>{' '}
        {products.length > FIRST && <Link to={links.search(term)}>{t('search.all')}</Link>}
      </p>
      {products.length > 0 && <ProductList products={products.slice(0, FIRST)} />}
      <nav aria-label={t('search.categories')}>
        <ul className="row">
          {(found.length > 0 ? found.slice(0, 7) : menuCategories(categories.tree)).map((category) => (
            <li key={category.id}>
              <Link to={links.category(category)}>{category.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <FoundPages pages={pages} />
    </>
  )
})
