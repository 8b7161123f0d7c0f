import { Link, useLinks, useMessage, useStorefront } from '@vitrin/theme-kit'

export function Home() {
  const t = useMessage()
  const { shopName: shop } = useStorefront().config
  return (
    <Link className="logo" to={useLinks().home} aria-label={t('shell.home', { shop })}>
      {shop}
    </Link>
  )
}
