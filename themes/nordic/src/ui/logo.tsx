import { useStorefront } from '@vitrin/theme-kit'
import { useText } from '../messages/use-text'

/** The name of the shop; its letters l are panes of glass. Screen readers hear where the link leads. */
export function Logo() {
  const t = useText()
  const shop = useStorefront().config.shopName
  return (
    <>
      <span aria-hidden="true">{shop.split('l').flatMap((part, at) => (at ? [<i key={at} />, part] : part))}</span>
      <span className="visually-hidden">{t('shell.home', { shop })}</span>
    </>
  )
}
