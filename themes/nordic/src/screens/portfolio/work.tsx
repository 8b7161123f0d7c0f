import { Link, useShopContent, type PortfolioItem } from '@vitrin/theme-kit'
import { ContentPicture } from '../../components/content-picture'
import { useText } from '../../messages/use-text'

const COLUMN = '(min-width: 64em) 30vw, (min-width: 40em) 45vw, 100vw'
const SMALL = '8rem'

/** One piece of work: its pictures, its text and the way to products like it. */
export function Work({ item: { title, description, pictures, category, link } }: { readonly item: PortfolioItem }) {
  const t = useText()
  const content = useShopContent()
  const [main, ...more] = pictures
  return (
    <article className="work">
      {main && <ContentPicture picture={main} sizes={COLUMN} />}
      <h2>{title}</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: description }} />
      {more.length > 0 && (
        <div className="more-pictures">
          {more.map((picture) => (
            <ContentPicture key={picture.url} picture={picture} sizes={SMALL} />
          ))}
        </div>
      )}
      {link && (
        <Link className="link" to={content.link(link)}>
          {t('portfolio.toProducts', { family: (category ?? title).toLowerCase() })}
        </Link>
      )}
    </article>
  )
}
