import {
  categoriesOutsideMenu,
  COMPANY_PAGES,
  HELP_PAGES,
  Link,
  menuCategories,
  observer,
  useLinks,
  useMessage,
  useShopper,
  useStorefront,
  useStoreViews,
} from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { Block } from '../parts/block'
import { ContactText } from '../parts/contact-text'
import { Button } from '../ui/button'

export default observer(function SiteFooter() {
  const t = useMessage()
  const links = useLinks()
  const { categories, config, ui } = useStorefront()
  const { consent, newsletter } = useShopper() ?? {}
  const views = useStoreViews()
  const awaited = newsletter?.isSubscribed ? undefined : newsletter?.awaitsLink
  return (
    <footer>
      <div className="columns">
        <List title={t('shell.rangeInFooter')} id="range">
          {[...menuCategories(categories.tree), ...categoriesOutsideMenu(categories.tree)].map((category) => (
            <Entry key={category.id} to={links.category(category)} name={category.name} />
          ))}
        </List>
        <List title={t('shell.help')}>
          {HELP_PAGES.map((page) => (
            <Entry key={page} to={links.content(page)} name={t(`shell.${page}`)} />
          ))}
          <Entry to={links.standardSizes} name={t('sizes.standard')} />
          <Entry to={links.customSizes} name={t('sizes.own')} />
          <Entry to={links.withdrawal} name={t('shell.withdraw')} />
        </List>
        <List title={config.shopName}>
          {COMPANY_PAGES.map((page) => (
            <Entry key={page} to={links.content(page)} name={t(`shell.${page}`)} />
          ))}
        </List>
        <section aria-labelledby="newsletter">
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{awaited === undefined ? t('newsletter.lead') : t('newsletter.joinAwaited', { email: awaited })}</p>
          <Button onClick={() => ui.openModal('newsletter')}>{t('newsletter.join')}</Button>
        </section>
      </div>
      <Block at="footer" />
      <p>
        {t('shell.vat')} <ContactText message="shell.service" />
        <ContactText message="shell.andHours" />
      </p>
      <p className="row">
        {ui.install && <Button onClick={() => void ui.install?.accept()}>{t('shell.install')}</Button>}
        {views.length > 1 && (
          <Button onClick={() => ui.openModal('languages')}>
            {t('languages.open', { name: views.find(({ isCurrent }) => isCurrent)?.name ?? '' })}
          </Button>
        )}
        {consent?.isNeeded && <Button onClick={() => consent.reopen()}>{t('consent.reopen')}</Button>}
      </p>
    </footer>
  )
})

interface ListProps {
  readonly title: string
  readonly id?: string
  readonly children: ReactNode
}

function List({ title, id, children }: ListProps) {
  return (
    <nav aria-label={title} id={id}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function Entry({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <li>
      <Link to={to}>{name}</Link>
    </li>
  )
}
