import { Link, useStorefront } from '@vitrin/theme-kit'
import '../../styles/pages.css'
import { useLinks } from '../../components/use-links'
import { useText } from '../../messages/use-text'
import { Button } from '../../ui/button'

/** What a shopper can do without an account. */
export default function MyAccountScreen() {
  const t = useText()
  const links = useLinks()
  const { ui } = useStorefront()
  return (
    <article className="page content">
      <h1>{t('account.title')}</h1>
      <p className="lead">{t('account.text')}</p>
      <div className="cluster">
        <Button secondary onClick={() => ui.openPanel('microcart')}>{t('account.cart')}</Button>
        <Link className="link" to={links.checkout}>{t('account.checkout')}</Link>
        <Link className="link" to={links.content('measuring')}>{t('account.help')}</Link>
      </div>
    </article>
  )
}
