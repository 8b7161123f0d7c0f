import { starsOf, useDateFormat, usePicture, type Review } from '@vitrin/theme-kit'
import { useText } from '../../messages/use-text'
import { Rating } from '../../ui/rating'
import { Status } from '../../ui/status'
import { LARGE } from './gallery-sizes'

const SMALL = { widths: [150], ratio: 1, action: 'fit' } as const

/** A review with its stars, its piece and its pictures. */
export function OneReview({ review }: { readonly review: Review }) {
  const t = useText()
  const date = useDateFormat()
  const { title, detail, nickname, created_at, piece = [], pictures = [], verified_purchase } = review
  const stars = starsOf(review)
  return (
    <article className="review">
      {stars !== undefined && (
        <p>
          <Rating
            value={stars}
            shown={String(stars)}
            before={t('product.ratingBefore')}
            after={t('product.ratingAfter')}
          />
        </p>
      )}
      <h3>{title}</h3>
      <p>{detail}</p>
      {pictures.length > 0 && <Pictures paths={pictures} title={title} />}
      {piece.length > 0 && (
        <p className="small num">{piece.map(({ label, value }) => `${label} ${value}`).join(' · ')}</p>
      )}
      <p className="who">
        <span>{nickname}</span>
        {verified_purchase === true && <Status kind="ok">{t('review.verified')}</Status>}
        <span>{date(created_at)}</span>
      </p>
    </article>
  )
}

function Pictures({ paths, title }: { readonly paths: readonly string[]; readonly title: string }) {
  const t = useText()
  const picture = usePicture()
  return (
    <ul className="cluster list">
      {paths.map((path, index) => (
        <li key={path}>
          <a href={picture(path, LARGE).src} target="_blank" rel="noreferrer">
            <img
              {...picture(path, SMALL)}
              alt={t('review.pictureOf', { number: index + 1, title })}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
