// The bare floor: the smallest use of the libraries of the stack, without code of the shop.
// It is built with the app's own Vite configuration.
import { createInstance } from 'i18next'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { hydrateRoot } from 'react-dom/client'

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
await i18n.init({ lng: 'sv', resources: { sv: { translation: { more: 'Mer {{count}}' } } } })

const Page = observer(function Page() {
  return (
    <main>
      <button type="button" onClick={() => counter.increase()}>
        {i18n.t('more', { count: counter.count })}
      </button>
    </main>
  )
})

hydrateRoot(document.getElementById('root')!, <Page />)
