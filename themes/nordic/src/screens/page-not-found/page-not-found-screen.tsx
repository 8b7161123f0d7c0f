import { Link, menuCategories, observer, useLinks, useStorefront } from '@vitrin/theme-kit'
import { DimensionAcross, DimensionUp } from '../../drawing/dimension'
import { useText } from '../../messages/use-text'
import { SearchForm } from '../search/search-form'

/** Shows an empty opening that is 404 mm wide. */
export default observer(function PageNotFoundScreen() {
  const t = useText()
  const links = useLinks()
  const { categories } = useStorefront()
  return (
    <div className="page error-page">
      <div>
        <h1>{t('notFound.title')}</h1>
        <p className="lead">{t('notFound.text')}</p>
        <SearchForm />
        <ul className="list suggest">
          {menuCategories(categories.tree).map((category) => (
            <li key={category.id}>
              <Link className="chip is-plain" to={links.category(category)}>
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <svg viewBox="0 0 640 520" className="drawing paper-grid" role="img" aria-label={t('notFound.alt')}>
        <path className="d-wall" d="M190 90h22v350h-22zM428 90h22v350h-22zM190 90h260v-22h-260z" />
        <path className="d-floor" d="M60 440H580M212 440V90H428V440" />
        <DimensionAcross from={212} to={428} at={484} extendFrom={446} label="404" />
        <DimensionUp from={90} to={440} at={520} extendFrom={456} label={t('notFound.height')} />
        <path className="d-dash" d="M212 90L428 440M428 90L212 440" opacity=".5" />
      </svg>
    </div>
  )
})
