import { useMessage, useStorefront } from '@vitrin/theme-kit'

/** The name of the shop under a half moon. Screen readers hear where the link leads. */
export function Logo() {
  const t = useMessage()
  const shop = useStorefront().config.shopName
  return (
    <>
      <span className="natt-logo" aria-hidden="true">
        {shop}
      </span>
      <span className="visually-hidden">{t('shell.home', { shop })}</span>
    </>
  )
}
