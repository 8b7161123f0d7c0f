import {
  averageStars,
  observer,
  starsOf,
  useDateFormat,
  useFormats,
  useMessage,
  usePicture,
  useShopper,
  useStorefront,
  type ProductStore,
  type Review,
} from '@vitrin/theme-kit'
import { Button } from '../../ui/button'
import { Status } from '../../ui/note'

interface StoreProps {
  readonly store: ProductStore
}

export const Average = observer(function Average({ store: { reviews } }: StoreProps) {
  const t = useMessage()
  const formats = useFormats()
  const average = averageStars(reviews)
  return (
    <>
      {average !== undefined && (
        <>
          {t('product.ratingBefore')}
          <b>{formats.number(average, 1)}</b>
          {t('product.ratingAfter')}{' '}
        </>
      )}
      ({t('product.reviewCount', { count: reviews.length })})
    </>
  )
})

/** Average and distribution, the reviews, and the button to write one. */
export const Reviews = observer(function Reviews({ store }: StoreProps) {
  const t = useMessage()
  const { ui } = useStorefront()
  const { reviews, parent } = store
  const submitted = useShopper()?.reviews.submitted
  const mine = parent && submitted?.[parent.id]
  const count = (stars: number) => reviews.filter((review) => starsOf(review) === stars).length
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('product.reviews')}</h2>
      {reviews.length > 0 ? (
        <>
          <p>
            <Average store={store} />
          </p>
          <p>
            <small>
              {t('product.starsLabel', {
                count: reviews.length,
                five: count(5),
                four: count(4),
                three: count(3),
                two: count(2),
                one: count(1),
              })}
            </small>
          </p>
        </>
      ) : (
        <p>{t('review.none')}</p>
      )}
      <p className="js">
        <Button aria-haspopup="dialog" onClick={() => ui.openModal('review')}>
          {t('review.write')}
        </Button>
      </p>
      <output>
        {mine &&
          t(
            mine.status === 'waiting'
              ? 'review.waits'
              : mine.status === 'published'
                ? 'review.published'
                : 'review.inModeration',
          )}
      </output>
      {reviews.map((review) => (
        <OneReview key={review.id} review={review} />
      ))}
    </section>
  )
})

function OneReview({ review }: { readonly review: Review }) {
  const t = useMessage()
  const date = useDateFormat()
  const picture = usePicture()
  const { title, detail, nickname, created_at, piece = [], pictures = [], verified_purchase } = review
  const stars = starsOf(review)
  return (
    <article>
      <h3>{title}</h3>
      {stars !== undefined && (
        <p>
          {t('product.ratingBefore')}
          <b>{stars}</b>
          {t('product.ratingAfter')}
        </p>
      )}
      <p>{detail}</p>
      {pictures.length > 0 && (
        <ul className="row">
          {pictures.map((path, index) => (
            <li key={path}>
              <a href={picture(path, { widths: [3000], ratio: 3720 / 3000 }).src} target="_blank" rel="noreferrer">
                <img
                  {...picture(path, { widths: [150], ratio: 1, action: 'fit' })}
                  alt={t('review.pictureOf', { number: index + 1, title })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {piece.length > 0 && <p>{piece.map(({ label, value }) => `${label} ${value}`).join(' · ')}</p>}
      <p>
        <small>
          {nickname} · {date(created_at)}
        </small>{' '}
        {verified_purchase === true && <Status kind="ok">{t('review.verified')}</Status>}
      </p>
    </article>
  )
}
