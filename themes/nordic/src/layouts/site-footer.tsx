import { Link, observer, useShopper, useStorefront } from '@vitrin/theme-kit'
import { furtherCategories, menuCategories } from '../components/menu-categories'
import { COMPANY_PAGES, HELP_PAGES, type ContentEntries } from '../components/content-pages'
import { useLinks } from '../components/use-links'
import { useText } from '../messages/use-text'
import { Logo } from '../ui/logo'

export default observer(function SiteFooter() {
  const t = useText()
  const links = useLinks()
  const { categories } = useStorefront()
  const consent = useShopper()?.consent
  return (
    <footer className="site-footer" data-tone="night">
      <div className="page">
        <div className="footer-grid">
          <section className="call">
            <h2>{t('shell.callTitle')}</h2>
            <p>{t('shell.callText')}</p>
            <p><a className="button" href="tel:+46846500421">{t('shell.phone')}</a></p>
          </section>
          <nav aria-label={t('shell.rangeInFooter')} id="range">
            <h2>{t('shell.range')}</h2>
            <ul>
              {[...menuCategories(categories.tree), ...furtherCategories(categories.tree)].map((category) => (
                <li key={category.id}><Link to={links.category(category)}>{category.name}</Link></li>
              ))}
            </ul>
          </nav>
          <FooterList title={t('shell.help')} entries={HELP_PAGES} />
          <FooterList title={t('shell.company')} entries={COMPANY_PAGES} />
        </div>
        <div className="footer-foot">
          <Link className="logo" to={links.home}><Logo name={t('shell.home')} /></Link>
          <p>{t('shell.vat')}</p>
          <p>{t('shell.service', { phone: t('shell.phone'), hours: t('shell.hours') })}</p>
          {consent?.isNeeded && <button type="button" className="link link-quiet" onClick={() => consent.reopen()}>{t('consent.reopen')}</button>}
        </div>
      </div>
    </footer>
  )
})

function FooterList({ title, entries }: { readonly title: string; readonly entries: ContentEntries }) {
  const t = useText()
  const links = useLinks()
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(([page, key]) => <li key={page}><Link to={links.content(page)}>{t(key)}</Link></li>)}
      </ul>
    </nav>
  )
}
