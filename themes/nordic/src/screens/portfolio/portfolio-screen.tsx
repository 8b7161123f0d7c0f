import { observer, type ScreenProps } from '@vitrin/theme-kit'
import '../../styles/pages.css'
import '../../styles/portfolio.css'
import { useText } from '../../messages/use-text'
import { Work } from './work'

type Store = ScreenProps<'portfolio'>['page']['model']['store']

/** Finished work, as a gallery that can be narrowed to one family of products (R2.11). */
export default observer(function PortfolioScreen({ page: { model } }: ScreenProps<'portfolio'>) {
  const t = useText()
  const { store } = model
  const { portfolio, items, categories } = store
  if (!portfolio) return null
  return (
    <div className="page portfolio">
      <header>
        <h1>{portfolio.title || t('shell.portfolio')}</h1>
        {/* Texts are sanitised where the page is loaded. */}
        <div className="lead" dangerouslySetInnerHTML={{ __html: portfolio.description }} />
        {categories.length > 1 && <Families store={store} />}
      </header>
      <ul className="list works">
        {items.map((item) => (
          <li key={item.title}>
            <Work item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
})

const Families = observer(function Families({ store }: { readonly store: Store }) {
  const t = useText()
  const { category: chosen, categories, items } = store
  return (
    <fieldset className="cluster families">
      <legend className="visually-hidden">{t('portfolio.families')}</legend>
      {[undefined, ...categories].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          className="family"
          aria-pressed={category === chosen}
          onClick={() => store.choose(category)}
        >
          {category ?? t('portfolio.all')}
        </button>
      ))}
      <output className="small muted num">{t('portfolio.shown', { count: items.length })}</output>
    </fieldset>
  )
})
