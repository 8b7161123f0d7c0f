import { useFormats, type ScreenProps } from '@vitrin/theme-kit'
import type { CSSProperties } from 'react'
import { useText } from '../../messages/use-text'

type Highlights = ScreenProps<'home'>['page']['model']['lists']['highlights']

/** The average of all reviews, and the newest ones. */
export function Voices({ highlights }: { readonly highlights: Highlights }) {
  const t = useText()
  const formats = useFormats()
  const { averageStars: average, reviewCount, quotes } = highlights
  if (average === undefined) return null
  return (
    <section className="section is-next" aria-labelledby="voices">
      <div className="page voices">
        <div>
          <h2 className="visually-hidden" id="voices">
            {t('product.reviews')}
          </h2>
          <p className="big num">{formats.number(average, 1)}</p>
          <p className="voices-stars">
            <span className="stars" style={{ '--v': average } as CSSProperties} aria-hidden="true" />
            <span className="small muted">{t('home.rating', { count: reviewCount })}</span>
          </p>
        </div>
        {quotes.map(({ id, text, author, product }) => (
          <blockquote key={id}>
            <p>{text}</p>
            <footer>{product === undefined ? author : t('home.quoted', { author, product })}</footer>
          </blockquote>
        ))}
      </div>
    </section>
  )
}
