import { observer, useFormats, useMessage } from '@vitrin/theme-kit'
import type { HomeModel } from './home-model'

const PROMISES = ['promise_1', 'promise_2', 'promise_3', 'promise_4']
const STEPS = ['home_step_1', 'home_step_2', 'home_step_3']

/** What the shop says of itself: how it works, and what is included. Sanitised where it is loaded. */
export const Texts = observer(function Texts({ model }: { readonly model: HomeModel }) {
  const blocks = (names: readonly string[]) => names.flatMap((name) => model.block(name) ?? [])
  const head = model.block('home_steps')
  return (
    <div className="columns">
      {head && (
        <section aria-labelledby="steps">
          <h2 id="steps">{head.title}</h2>
          <div dangerouslySetInnerHTML={{ __html: head.content }} />
          <ol>
            {blocks(STEPS).map(({ identifier, title, content }) => (
              <li key={identifier}>
                <b>{title}</b>
                <div dangerouslySetInnerHTML={{ __html: content }} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <ul>
        {blocks(PROMISES).map(({ identifier, content }) => (
          <li key={identifier} dangerouslySetInnerHTML={{ __html: content }} />
        ))}
      </ul>
    </div>
  )
})

/** The average of all reviews, and the newest ones. */
export function Voices({ highlights }: { readonly highlights: HomeModel['lists']['highlights'] }) {
  const t = useMessage()
  const formats = useFormats()
  const { averageStars: average, reviewCount, quotes } = highlights
  if (average === undefined) return null
  return (
    <section aria-labelledby="voices">
      <h2 id="voices">{t('product.reviews')}</h2>
      <p>
        <b>{formats.number(average, 1)}</b> {t('home.rating', { count: reviewCount })}
      </p>
      <div className="columns">
        {quotes.map(({ id, text, author, product }) => (
          <blockquote key={id}>
            <p>{text}</p>
            <small>{product === undefined ? author : t('home.quoted', { author, product })}</small>
          </blockquote>
        ))}
      </div>
    </section>
  )
}
