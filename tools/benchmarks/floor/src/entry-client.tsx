// The bare floor: the smallest use of the libraries of the stack, without code of the shop.
// It is built with the app's own Vite configuration.
import { createInstance } from 'i18next'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next'
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom'

class Counter {
  count = 0
  constructor() {
    makeAutoObservable(this)
  }
  increase() {
    this.count += 1
  }
}

const counter = new Counter()
const i18n = createInstance()
await i18n.use(initReactI18next).init({ lng: 'sv', resources: { sv: { translation: { more: 'Mer {{count}}' } } } })

const Page = observer(function Page() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  return (
    <main>
      <Link to={`/${id}x`}>{id}</Link>
      <button type="button" onClick={() => counter.increase()}>
        {t('more', { count: counter.count })}
      </button>
    </main>
  )
})

hydrateRoot(
  document.getElementById('root')!,
  <I18nextProvider i18n={i18n}>
    <BrowserRouter>
      <Routes>
        <Route path="/:id?" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </I18nextProvider>,
)
