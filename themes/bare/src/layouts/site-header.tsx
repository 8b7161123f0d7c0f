import { deferred, observer, useLinks, useMessage, useShopper, useStorefront } from '@vitrin/theme-kit'
import { Count } from './count'
import { Home } from './home-link'

const OwnLinks = deferred(() => import('./own-links'))

/** Words, not icons: name, menu, search, what is the shopper's own, cart. */
export const SiteHeader = observer(function SiteHeader() {
  const t = useMessage()
  const links = useLinks()
  const { ui } = useStorefront()
  return (
    <header className="bar">
      <Home />
      {/* Without JavaScript the link leads to the same list in the footer. */}
      <a
        href="#range"
        aria-haspopup="dialog"
        data-opens="menu"
        onClick={(event) => {
          event.preventDefault()
          ui.openPanel('menu')
        }}
      >
        {t('shell.menu')}
      </a>
      <form
        action={links.search()}
        onSubmit={(event) => {
          event.preventDefault()
          ui.openPanel('search')
        }}
      >
        <button type="submit" aria-haspopup="dialog" data-opens="search">
          {t('shell.search')}
        </button>
      </form>
      <span className="gap" />
      <OwnLinks />
      <CartButton />
    </header>
  )
})

/** The number has its place before it is known, so that nothing moves. */
const CartButton = observer(function CartButton() {
  const t = useMessage()
  const { ui } = useStorefront()
  const count = useShopper()?.cart.count ?? 0
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('shell.cartCount', { count }) : t('shell.cart')}
      data-opens="microcart"
      onClick={() => ui.openPanel('microcart')}
    >
      {t('shell.cart')}
      <Count of={count} />
    </button>
  )
})
