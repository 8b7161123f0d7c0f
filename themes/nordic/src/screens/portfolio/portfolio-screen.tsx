import { observer, type ScreenProps } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import '../../styles/pages.css'

/** Finished work. */
export default observer(function PortfolioScreen({ page: { model } }: ScreenProps<'portfolio'>) {
  const t = useText()
  const { portfolio, items } = model.store
  if (!portfolio) return null
  return (
    <div className="page content">
      <article>
        <h1>{portfolio.title || t('shell.portfolio')}</h1>
        {/* Texts are sanitised where the page is loaded. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: portfolio.description }} />
        {items.map(({ title, description, pictures: [picture] }) => (
          <section key={title} className="prose">
            <h2>{title}</h2>
            {picture && (
              <img
                src={picture.url}
                srcSet={picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
                sizes="(min-width: 48em) 40em, 100vw"
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            )}
            <div dangerouslySetInnerHTML={{ __html: description }} />
          </section>
        ))}
      </article>
    </div>
  )
})
