import {
  categoriesOutsideMenu,
  COMPANY_PAGES,
  HELP_PAGES,
  Link,
  menuCategories,
  observer,
  useLinks,
  useShopper,
  useStorefront,
  type ContentPageName,
} from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { Block } from '../components/block'
import { CustomerService } from '../components/contact-text'
import { useText } from '../messages/use-text'
import { Button } from '../ui/button'
import { Logo } from '../parts/logo'
import { LanguageButton } from './language-button'

export default observer(function SiteFooter() {
  const t = useText()
  const links = useLinks()
  const { categories, config, ui } = useStorefront()
  const shopper = useShopper()
  const consent = shopper?.consent
  const { isSubscribed, awaitsLink } = shopper?.newsletter ?? {}
  const awaited = isSubscribed ? undefined : awaitsLink
  return (
    <footer className="site-footer" data-tone="night">
      <div className="page">
        <div className="footer-grid">
          <section className="newsletter">
            <h2>{t('newsletter.title')}</h2>
            <p>{awaited === undefined ? t('newsletter.lead') : t('newsletter.joinAwaited', { email: awaited })}</p>
            <p>
              <button type="button" className="button" onClick={() => ui.openModal('newsletter')}>
                {t('newsletter.join')}
              </button>
            </p>
          </section>
          <nav aria-label={t('shell.rangeInFooter')} id="range">
            <h2>{t('shell.range')}</h2>
            <ul>
              {[...menuCategories(categories.tree), ...categoriesOutsideMenu(categories.tree)].map((category) => (
                <li key={category.id}>
                  <Link to={links.category(category)}>{category.name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <FooterList title={t('shell.help')} pages={HELP_PAGES}>
            <li>
              <Link to={links.standardSizes}>{t('sizes.standard')}</Link>
            </li>
            <li>
              <Link to={links.customSizes}>{t('sizes.own')}</Link>
            </li>
            <li>
              <Link to={links.withdrawal}>{t('shell.withdraw')}</Link>
            </li>
          </FooterList>
          <FooterList title={config.shopName} pages={COMPANY_PAGES} />
        </div>
        <div className="footer-foot">
          <Link className="logo" to={links.home}>
            <Logo />
          </Link>
          <Block at="footer" untitled />
          <InstallButton />
          <p>{t('shell.vat')}</p>
          <CustomerService />
          <LanguageButton />
          {consent?.isNeeded && (
            <button type="button" className="link link-quiet" onClick={() => consent.reopen()}>
              {t('consent.reopen')}
            </button>
          )}
        </div>
      </div>
    </footer>
  )
})

/** Shown if the browser can install the shop. */
const InstallButton = observer(function InstallButton() {
  const t = useText()
  const { ui } = useStorefront()
  const { install } = ui
  if (!install) return null
  return (
    <Button secondary small onClick={() => void install.accept()}>
      {t('shell.install')}
    </Button>
  )
})

function FooterList({
  title,
  pages,
  children,
}: {
  readonly title: string
  readonly pages: readonly ContentPageName[]
  readonly children?: ReactNode
}) {
  const t = useText()
  const links = useLinks()
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link to={links.content(page)}>{t(`shell.${page}`)}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
