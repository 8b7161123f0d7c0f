import { Link, menuCategories, observer, useLinks, useMessage, useStorefront } from '@vitrin/theme-kit'
import { SearchForm } from '../../parts/search-form'

export default observer(function PageNotFoundScreen() {
  const t = useMessage()
  const links = useLinks()
  const { categories } = useStorefront()
  return (
    <>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <SearchForm />
      <ul className="row">
        {menuCategories(categories.tree).map((category) => (
          <li key={category.id}>
            <Link to={links.category(category)}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
})
