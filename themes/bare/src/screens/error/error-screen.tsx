import { Link, useLinks, useMessage, type ScreenProps } from '@vitrin/theme-kit'

/** Replaces a screen that could not be shown. It needs no data. */
export default function ErrorScreen({ page }: ScreenProps) {
  const t = useMessage()
  return (
    <>
      <h1>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <p className="row">
        {/* Not a link of the shop, so that the browser loads the page again. */}
        <a href={page.url}>{t('error.retry')}</a>
        <Link to={useLinks().home}>{t('error.home')}</Link>
      </p>
    </>
  )
}
