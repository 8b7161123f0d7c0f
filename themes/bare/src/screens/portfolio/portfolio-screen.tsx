import { Link, observer, useMessage, useShopContent, type ScreenProps } from '@vitrin/theme-kit'
import { ContentPicture } from '../../parts/content-picture'

/** Finished work, which can be narrowed to one kind of glass. */
export default observer(function PortfolioScreen({ page: { model } }: ScreenProps<'portfolio'>) {
  const t = useMessage()
  const content = useShopContent()
  const { store } = model
  const { portfolio, items, categories, category: chosen } = store
  if (!portfolio) return null
  return (
    <>
      <h1>{portfolio.title || t('shell.portfolio')}</h1>
      {/* Sanitised where the page is loaded. */}
      <div dangerouslySetInnerHTML={{ __html: portfolio.description }} />
      {categories.length > 1 && (
        <fieldset className="row">
          <legend className="vh">{t('portfolio.families')}</legend>
          {[undefined, ...categories].map((category) => (
            <button
              key={category ?? ''}
              type="button"
              aria-pressed={category === chosen}
              onClick={() => store.choose(category)}
            >
              {category ?? t('portfolio.all')}
            </button>
          ))}
          <output>{t('portfolio.shown', { count: items.length })}</output>
        </fieldset>
      )}
      <ul className="columns works">
        {items.map(({ title, description, pictures, category, link }) => (
          <li key={title}>
            <h2>{title}</h2>
            {pictures.map((picture) => (
              <ContentPicture key={picture.url} picture={picture} />
            ))}
            <div dangerouslySetInnerHTML={{ __html: description }} />
            {link && (
              <Link to={content.link(link)}>
                {t('portfolio.toProducts', { family: (category ?? title).toLowerCase() })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
})
